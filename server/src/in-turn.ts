/** Does one thing after the other, so that the memory of one is all that they take. */
export function inTurn(): <Done>(work: () => Promise<Done>) => Promise<Done> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
