/** What the small words between names do in a sentence that orders something. */
export type Role =
  | 'of'
  | 'of-them'
  | 'all-of-them'
  | 'or'
  | 'only'
  | 'not'
  | 'extra'
  | 'light'
  | 'with'
  | 'and'
  | 'half'
  | 'on-half'
  | 'filler';

/** Every way to say a role, in words as `tokenise` writes them. */
const WAYS: Readonly<Record<Role, string>> = {
  not: `no; not; without; with no; without any; without the; with out; w o; hold; hold the; hold on; hold on the; hold off on; hold back on;
    leave off; leave off the; leave out; leave out the; leave out any; skip; skip the; skip on; minus; minus the; avoid; avoid the;
    avoid any; exclude; excluding; except; except for; sans; remove; remove the; drop the; lose the; scratch the; forget the; nix; nix the; cut the; cut out the; ditch the;
    dont want; dont want any; dont want the; not want; not want any; dont need; dont need any; dont like; dont put; dont put any; dont add;
    dont add any; dont include; dont include any; not include; without adding; without putting; no need for; none of the; none of that;
    free of; not any; never any; wont be needing; wont need; definitely no; make sure there is no; make sure theres no; make sure it has no;
    make sure no; take off; take off the; take out the; pull out the; keep off the; keep out the; please no; absolutely no; any but; instead of; instead of the; in place of; in place of the; rather than`,
  extra: `extra; an extra; additional; an additional; more; lots of; a lot of; lot of; plenty of; loads of; tons of; heavy; heavy on; heavy on the; double; double the;
    double up on; extra extra; generous; a generous amount of; a bunch of; a whole bunch of; a whole lot of; whole lot of; a ton of; a whole ton of; a load of; a heap of; heaps of; a good amount of; a good bit of; twice the; twice as much; triple; triple the; double the amount of; twice the amount of; bit more; a bit more; a little more; a bit of extra; some extra; with extra; with more`,
  light: `go light on; go light on the; light; lite; light on; light on the; easy on; easy on the; go easy on; go easy on the; less; not much; not too much; not a lot of;
    a little; a little bit of; just a little; a bit of; a tiny bit of; tiny bit of; just a tiny bit of; just a bit of; just a touch of; a tad of; a smidge of; a smidgen of; barely any; hardly any; very little; a small bit of; a tiny amount of; only a little; lightly; a touch of; a hint of; a dash of; a splash of;
    a drizzle of; half the; reduced; small amount of; a small amount of`,
  with: `with; but with; but add; with some; with a side of; along with; topped with; topped by; having; that has; which has; that have; has; includes; include; including;
    containing; comes with; come with; that comes with; add; adding; add some; add on; put; put some; putting; for toppings; for topping; toppings are;
    as toppings; as topping; the toppings; with toppings; with toppings of; toppings; topping; covered in; covered with; loaded with; filled with;
    throw; throw in; throw on; throw some; toss in; toss on; toss some; slap; slap some; made with; using; in; on; served with; mixed with; dressed with; smothered in`,
  and: `and; plus; also; as well as; as well; then; and then; and also; along; together with; in addition; in addition to; but`,
  half: `half; half of it; half of it with; half of that with; half with; one half with; the other half with; half of the pizza with; one half; on one half; the other half; other half; and half; on half; half with; the first half; the second half`,
  'on-half': `on half; on one half; on half of it; on the one half; on the half; on one side; on half only; half only; on the first half; on the second half; on the other half`,
  filler: `its important you; its important that you; its important to; its important; very important; beautiful; lovely; wonderful; amazing; styled; style;
    anyway; anyways; anyhow; no worries; no problem; no rush; no hurry; plain; to drink; to eat; please; thanks; thank you; thanks a lot; for the kid; for the kids; for my kid; for my kids; for my son; for my daughter; for the baby; sized; size; in size; style; on it; on them; on top; on that; on there; on top of it; on top of that;
    on the top; with it; with that; with them; in it; in them; to it; to that; to them; for me; for us; for the office; for the table;
    for the team; for the crew; for the family; for the group; for the guys; for everybody; for everyone; for all of us;
    i want; i would like; id like; i need; i want it; i want them; i want that; and i want; id love; id prefer; i prefer; ill have; ill take;
    ill get; let me get; let me have; let me try; let me go with; can i get; can i have; could i get; could i have; may i have; can you; could you;
    get me; give me; make it; make it a; make that; make them; make sure; make sure it is; make sure its; make sure they are; it to be; to be;
    it should be; should be; oh; um; well; okay; so; today; tonight; for today; for tonight; the; some; any; my; our; a few of the; i guess; i guess ill take;
    guess; i think; maybe; if you can; if possible; do me a favor; if youve got it; if youve got that; if you have it; if you have that; if you got it; how are you; good evening; good morning; hello; hi; hey; there;
    thing; kind; kind of; some kind of; for pickup; for delivery; for takeout; for carryout; a delivery; a pickup; delivery order; pickup order; a delivery order; a pickup order; on the whole thing; on the whole pizza; the whole thing; all over; all over it`,
  'all-of-them': `all; all of them; all of those; both; both of them; each; each one; each of them; of each; every one; each with; both with; all with; all of them with; all on; all in; both on; both in; all three; all four; all three with; all three on`,
  'of-them': `of them; of those; of these; of it; of the two`,
  or: `or; nor; or any; or the`,
  only: `just; only; instead just; but just`,
  of: `thing of; things of; tub of; tubs of; container of; containers of; jar of; jars of; orders of; order of; order for; side of; sides of; bottle of; bottles of; cup of; cups of; glass of; glasses of; plate of; plates of;
    piece of; pieces of; slice of; slices of; bowl of; bowls of; bag of; bags of; box of; serving of; servings of; portion of; portions of; can of; cans of; pack of; packs of; boxes of; packs; boxes; pieces; orders; order`,
};

/** One way to say a role: 'hold the'. */
interface Way {
  role: Role;
  words: readonly string[];
}

const byFirst = new Map<string, Way[]>();
for (const role of Object.keys(WAYS).filter((one): one is Role => one in WAYS)) {
  for (const text of WAYS[role].split(';')) {
    const words = text.trim().split(/\s+/);
    const first = words[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), { role, words }]);
  }
}

/** Every role that the words at this place may have, with how many words it takes. */
export function rolesAt(words: readonly string[], at: number): { role: Role; length: number }[] {
  const ways = byFirst.get(words[at] ?? '') ?? [];
  return ways.flatMap(({ role, words: said }) =>
    said.every((word, place) => words[at + place] === word) ? { role, length: said.length } : [],
  );
}
