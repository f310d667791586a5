declare module 'pg/lib/utils.js' {
  /** As `pg` writes a value into a statement; its cursors take it from here too. */
  const utils: { readonly prepareValue: (value: unknown) => Buffer | string | null };
  export default utils;
}
