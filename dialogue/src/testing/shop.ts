import { optionText, priceOptions } from '@attendant/contract/menu/options';
import {
  PlaceOrderInput as PlaceOrder,
  type PlaceOrderInput,
  type PricedOrder,
  PriceOrderInput as PriceOrder,
  TakeMessageInput as TakeMessage,
  type TakeMessageInput,
} from '@attendant/contract/tools';
import type { ToolOutcome } from '@attendant/voice/roles';
import type { MenuFact } from '../facts.ts';
import type { Calendar } from './calendar.ts';

/** What was put through by a conversation, as people of the shop would see it. */
export interface Shop {
  menu: readonly MenuFact[];
  orders: {
    name: string;
    phone: string | null;
    lines: string[];
    special: string | null;
    allergies: string | null;
    way: string | null;
    /** 'YYYY-MM-DDTHH:MM' on the clock of the shop. */
    wanted: string | null;
    totalCents: number;
  }[];
  messages: TakeMessageInput[];
  calendar: Calendar;
  /** Names of the tools in the order they were called. */
  calls: string[];
  /** Takes the place of a tool's next answers. */
  refusals: Map<string, ToolOutcome>;
  /** From now on the dish or the choice of this name is sold out. */
  sellOut: (name: string) => void;
  callTool: (name: string, input: unknown) => Promise<ToolOutcome>;
}

/** A shop in memory that prices and places, refusing what the real tools refuse. */
export function openShop(menu: readonly MenuFact[], calendar: Calendar): Shop {
  const shop: Shop = {
    menu,
    orders: [],
    messages: [],
    calendar,
    calls: [],
    refusals: new Map<string, ToolOutcome>(),
    sellOut: (name) => {
      shop.menu = shop.menu.map((item) => withoutSold(item, name));
    },
    callTool: (name, input) => {
      shop.calls.push(name);
      return Promise.resolve(
        shop.refusals.get(name) ?? TOOLS[name]?.(shop, input) ?? calendar.callTool(name, input) ?? UNKNOWN,
      );
    },
  };
  return shop;
}

const withoutSold = (item: MenuFact, name: string): MenuFact => ({
  ...item,
  available: item.available && item.name !== name,
  optionGroups: item.optionGroups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, available: choice.available && choice.name !== name })),
  })),
});

const UNKNOWN: ToolOutcome = { ok: false, code: 'unknown_tool', say: "I can't do that." };
const INVALID: ToolOutcome = { ok: false, code: 'invalid', say: 'Something was wrong with that.' };

const TOOLS: Readonly<Record<string, (shop: Shop, input: unknown) => ToolOutcome>> = {
  price_order: (shop, input) => {
    const parsed = PriceOrder.safeParse(input);
    return parsed.success ? { ok: true, value: price(shop.menu, parsed.data.lines) } : INVALID;
  },
  place_order: (shop, input) => {
    const parsed = PlaceOrder.safeParse(input);
    return parsed.success ? place(shop, parsed.data) : INVALID;
  },
  take_message: (shop, input) => {
    const parsed = TakeMessage.safeParse(input);
    if (!parsed.success) return INVALID;
    shop.messages.push(parsed.data);
    const receipt = { kind: 'message', id: `message-${shop.messages.length}` } as const;
    return { ok: true, value: null, say: "I've passed your message on.", receipt };
  },
};

function price(menu: readonly MenuFact[], lines: PlaceOrderInput['lines']): PricedOrder {
  const priced: PricedOrder = { lines: [], problems: [], total_cents: 0 };
  for (const { menu_item_id, quantity, note, options = [] } of lines) {
    const item = menu.find((one) => one.id === menu_item_id);
    if (!item?.available) {
      priced.problems.push({ menu_item_id, name: item?.name ?? '', code: item ? 'sold_out' : 'gone' });
      continue;
    }
    const chosen = priceOptions(item.optionGroups, options);
    if (!chosen.ok) {
      priced.problems.push({ menu_item_id, name: item.name, code: 'options', say: chosen.problem });
      continue;
    }
    const price_cents = item.priceCents + chosen.addedCents;
    const line_total_cents = price_cents * quantity;
    priced.lines.push({
      menu_item_id,
      name: item.name,
      quantity,
      price_cents,
      line_total_cents,
      note: note ?? null,
      options: chosen.options,
    });
    priced.total_cents += line_total_cents;
  }
  return priced;
}

function place(shop: Shop, input: PlaceOrderInput): ToolOutcome {
  const priced = price(shop.menu, input.lines);
  const [problem] = priced.problems;
  if (problem) return { ok: false, code: 'sold_out', say: `${problem.name} is sold out.` };
  const lines = priced.lines.map(({ quantity, name, options, note }) => {
    const more = [optionText(options), note].filter(Boolean).join(', ');
    return `${quantity} ${name}${more ? ` (${more})` : ''}`;
  });
  shop.orders.push({
    name: input.customer_name,
    phone: input.customer_phone ?? null,
    lines,
    special: input.special_request ?? null,
    allergies: input.allergies ?? null,
    way: [input.fulfilment, input.delivery_address].filter(Boolean).join(': ') || null,
    wanted: input.wanted_at ?? null,
    totalCents: priced.total_cents,
  });
  const say = `Thanks, ${input.customer_name}. Your order is in: ${lines.join(', ')}. Order number ${shop.orders.length}.`;
  return { ok: true, value: { ...priced }, say, receipt: { kind: 'order', id: `order-${shop.orders.length}` } };
}
