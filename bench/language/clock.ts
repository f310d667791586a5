/** Does something at a moment that does not pass: what 'tomorrow at four' comes to must not depend on the day of the run. */
export async function atMoment<Result>(moment: Date, act: () => Promise<Result>): Promise<Result> {
  const RealDate = globalThis.Date;
  const now = moment.getTime();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [now] : given, made) as Date,
    get: (target, key) => (key === 'now' ? () => now : (Reflect.get(target, key) as unknown)),
  });
  try {
    return await act();
  } finally {
    globalThis.Date = RealDate;
  }
}

/** A Tuesday in New York, far ahead: what is booked from then on lies ahead of the database's own clock, too. */
export const TUESDAY_AT_TWO = new Date('2030-06-11T14:00:00-04:00');
