/** Cards to pay with: two saved cards, and new cards named after the response of the sandbox's bank. */
export const cards = [
  'saved',
  'saved challenged',
  'approved',
  'challenged',
  'declined',
  'undeliverable',
] as const;
export type CardName = (typeof cards)[number];
