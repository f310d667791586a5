import type { OptionGroup } from '@attendant/contract/menu/options';
import type { MenuFact } from '../../facts.ts';
import { stems, tokenise } from '../words.ts';

/** What is chosen, by the words of its name, and what callers who do not say those call it. */
const OTHER_WORDS = `
nopales: cactus; carne asada: steak, grilled steak, grilled beef; pollo: chicken; lengua: tongue, beef tongue; jamon: ham; milanesa: breaded cutlet, breaded;
al pastor: pastor; carnitas: pulled pork; camarones: shrimp; pescado: fish; chorizo: mexican sausage; frijoles: beans; queso: cheese;
salsa verde: green salsa; verde: green; salsa roja: red salsa; roja: red; rojo: red; mandarin: orange; naranja: orange; limon: lime; fresa: strawberry; tamarindo: tamarind;
shrimp: prawns, prawn; prawns: shrimp; tofu: bean curd; scallion: chive, green onion; scallion cream cheese: chive cream cheese, green onion cream cheese;
chickpeas: garbanzos; eggplant: aubergine; zucchini: courgette; cilantro: coriander; arugula: rocket; bell pepper: capsicum; mozzarella: mozz; parmesan: parm;
nova: smoked salmon; lox: smoked salmon; whole wheat: wheat, brown bread; wheat: brown bread; multigrain: whole grain; balsamic: balsamic vinaigrette;
decaf: decaffeinated; boneless: boned, deboned; unsweet: unsweetened; unsweetened: unsweet; taro: purple; matcha: green tea; hibiscus: jamaica;
semi-gloss: semi gloss; spatchcocked: flattened, butterflied, spatchcock; butterflied: flattened, spatchcocked, butterfly; egg whites: whites, just the whites, only the whites; over easy: runny;
jasmine rice: white rice, plain white rice; jasmine: white rice; basmati rice: white rice; steamed rice: white rice, plain rice; white rice: plain rice, plain white rice; basmati: white rice;
bottled water: water; still water: water; sparkling water: seltzer, club soda; seltzer: sparkling water; coke: cola; diet coke: diet; 
whipped cream: whip; vanilla ice cream: ice cream; pumpernickel: dark bread; half and half: mixed, a mix; burnt ends: burned ends, crispy ends
`;

const others = new Map<string, readonly string[]>();
for (const line of OTHER_WORDS.split(';')) {
  const [names = '', said = ''] = line.split(':');
  others.set(
    stems(tokenise(names)),
    said.split(',').map((one) => one.trim()),
  );
}

/** 'Cactus' chooses nopales: of one group no other is called so, nor in a part of its name. */
export const inOtherWords = (item: MenuFact): MenuFact => ({
  ...item,
  optionGroups: item.optionGroups.map(calledOtherwise),
});

function calledOtherwise(group: OptionGroup): OptionGroup {
  const known = (name: string) => others.get(stems(tokenise(name))) ?? [];
  const choices = group.choices.map((choice) => {
    const own = known(choice.name).filter((said) => {
      const words = stems(tokenise(said));
      return !group.choices.some(
        (other) =>
          other !== choice &&
          (` ${[other.name, ...(other.aliases ?? [])].map((one) => stems(tokenise(one))).join(' | ')} `.includes(
            ` ${words} `,
          ) ||
            known(other.name).includes(said)),
      );
    });
    return own.length > 0 ? { ...choice, aliases: [...(choice.aliases ?? []), ...own] } : choice;
  });
  return { ...group, choices };
}
