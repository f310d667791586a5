/** The same again, of plain things, so that one can be changed and the other stays as it is. */
export function copied<Of>(what: Of): Of;
export function copied(what: unknown): unknown {
  if (typeof what !== 'object' || what === null) return what;
  if (Array.isArray(what)) return what.map((one: unknown) => copied(one));
  return Object.fromEntries(Object.entries(what).map(([key, one]: [string, unknown]) => [key, copied(one)]));
}
