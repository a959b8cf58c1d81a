/** What is paid with: two saved cards, and new ones by what the sandbox's bank does with them. */
export const cards = [
  'saved',
  'saved challenged',
  'approved',
  'challenged',
  'declined',
  'undeliverable',
] as const;
export type CardName = (typeof cards)[number];
