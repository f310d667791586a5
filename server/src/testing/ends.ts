type End = () => Promise<unknown>;

const ends: End[] = [];

/** What is done when the test file has ended, the last said first: a hook that is asked for within a hook never runs. */
export const atEnd = (end: End): void => {
  ends.push(end);
};

export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
