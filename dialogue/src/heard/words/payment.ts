/** What is paid with, as it is said and as owners write it. */
export const MEANS_OF_PAYMENT =
  'cash|cards?|checks?|credit|debit|visa|amex|american express|mastercard|venmo|zelle|paypal|(?:apple|google|samsung) ?pay|cash ?app';
