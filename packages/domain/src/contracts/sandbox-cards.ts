/** The test cards of the sandbox's bank, by outcome. The bank declines all other cards. */
export const sandboxCards = {
  approved: '4111111111111111',
  challenged: '4000000000003220',
  declined: '4000000000000002',
  /** Charged, then refunded, because its order cannot be created. */
  undeliverable: '5555555555554444',
} as const;
export type SandboxCard = keyof typeof sandboxCards;
