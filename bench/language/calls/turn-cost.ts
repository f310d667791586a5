/**
 * What a turn of the built-in assistant costs with a long menu: `npm run bench:turn-cost [-- --dishes N] [--worst N]`.
 * Whole calls at a shop that sells and does everything of the shops of this folder's calls, by the CPU that each turn
 * takes, tools in memory. The calls of the first shops are made before and count nothing: what is said in a measured
 * call, but for its end, is heard for the first time. What was answered goes to `--replies FILE`, to be held against
 * another run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BusinessFacts, builtInAssistant, type MenuFact } from '@attendant/dialogue';
import { notesOf, openCalendar, openShop, salsFacts } from '@attendant/dialogue/testing';
import { readMenuCsv } from '../../../server/src/modules/menu/csv.ts';
import { percentile } from '../../percentile.ts';
import {
  CALLS_AFIELD,
  CALLS_BEYOND,
  CALLS_ELSEWHERE,
  CALLS_FURTHER,
  type Call,
  callsOf,
  OWN_CALLS,
  shopsOf,
} from './call.ts';

const { values } = parseArgs({
  options: {
    dishes: { type: 'string', default: '300' },
    worst: { type: 'string', default: '10' },
    replies: { type: 'string' },
  },
});

const MEASURED = [CALLS_ELSEWHERE, CALLS_FURTHER, CALLS_BEYOND, CALLS_AFIELD];
const shops = [...MEASURED, OWN_CALLS].flatMap((folder) => Object.values(shopsOf(folder)));

/** The dishes of all shops, each once, as many as are asked for. */
function menuOf(dishes: number): MenuFact[] {
  const items = shops.flatMap(({ menu }) => (menu ? readMenuCsv(readFileSync(fileURLToPath(menu))).items : []));
  const menu = [...new Map(items.map((item) => [item.name.toLowerCase(), item])).values()].slice(0, dishes);
  if (menu.length < dishes) throw new Error(`There are only ${menu.length} dishes.`);
  return menu.map(({ price, option_groups, prep_time: _, ...item }, at) => ({
    ...item,
    id: `00000000-0000-4000-8000-${String(at + 1).padStart(12, '0')}`,
    priceCents: Math.round(price * 100),
    optionGroups: option_groups,
  }));
}

/** As many notes as a turn is given. */
const NOTES = 48;
const menu = menuOf(Number(values.dishes));
const facts = salsFacts({
  bookingEnabled: true,
  delivery: true,
  menu,
  notes: notesOf(...shops.flatMap(({ notes = [] }) => notes).slice(0, NOTES)),
});

interface Cost {
  call: string;
  said: string;
  reply: string;
  ms: number;
}

async function costOf({ id, say, name = 'Dan', phone = '718 555 0172' }: Call): Promise<Cost[]> {
  const shop = openShop(menu, openCalendar(facts));
  // What a turn is told of the business is told anew; only the menu stays what it is.
  const turns = builtInAssistant((): BusinessFacts => ({ ...facts, notes: facts.notes.map((note) => ({ ...note })) }));
  const talker = turns.open({ tools: [], callTool: shop.callTool, state: null });
  const costs: Cost[] = [];
  for (const said of [...say, "No, that's all.", name, phone, 'Yes.']) {
    const turn = {
      turn: costs.length + 1,
      kind: 'text',
      text: said,
      confidence: null,
      interruptedAfter: null,
    } as const;
    const before = process.cpuUsage();
    let reply = '';
    let ended = false;
    for await (const part of talker.reply(turn, new AbortController().signal)) {
      if (part.kind === 'text') reply += part.text;
      else ended = true;
    }
    const { user, system } = process.cpuUsage(before);
    costs.push({ call: id, said, reply, ms: (user + system) / 1000 });
    if (ended) break;
  }
  return costs;
}

for (const call of callsOf(OWN_CALLS)) await costOf(call);
const costs: Cost[] = [];
for (const call of MEASURED.flatMap(callsOf)) costs.push(...(await costOf(call)));

const ms = costs.map((cost) => cost.ms);
console.log(`${costs.length} turns, ${menu.length} dishes, CPU a turn`);
for (const share of [0.5, 0.95, 0.99, 1]) console.log(`p${share * 100}  ${percentile(ms, share).toFixed(1)} ms`);
console.log(`all  ${ms.reduce((sum, one) => sum + one, 0).toFixed(0)} ms`);
for (const { call, said, ms } of costs.toSorted((a, b) => b.ms - a.ms).slice(0, Number(values.worst)))
  console.log(`  ${ms.toFixed(1).padStart(6)} ms  ${call}: ${said}`);
if (values.replies)
  writeFileSync(values.replies, costs.map(({ call, said, reply }) => `${call}\n  ${said}\n  ${reply}\n`).join(''));
