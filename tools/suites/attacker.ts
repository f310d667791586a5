/** A process of its own, as a stranger's machine is: `node attacker.ts ID SECONDS`, and where in the environment. */
import { setPriority } from 'node:os';
import { ATTACKS, type Target } from './attacks.ts';

const [, , id, seconds] = process.argv;
// A stranger brings cores of his own; these are the server's.
setPriority(19);
const attack = ATTACKS.find((one) => one.id === id);
const on = JSON.parse(process.env.ATTACKED ?? '{}') as Target;
console.log(attack ? await attack.run({ ...on, seconds: Number(seconds) }) : `There is no attack ${id}.`);
process.exit(0);
