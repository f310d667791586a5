/** A pattern for `like` that finds a text wherever it stands, sign by sign. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
