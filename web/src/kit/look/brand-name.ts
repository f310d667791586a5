/** The operator's name for the product, which the server writes into the page; vite's own server does not. */
const written =
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;

export const BRAND = written && !written.startsWith('{{') ? written : 'Attendant';

/** Of the line of rights. */
export const FOOTER_YEAR = new Date().getFullYear();
