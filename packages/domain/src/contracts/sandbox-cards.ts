/** The cards that the sandbox's bank knows, and what it does with each. It declines all others. */
export const sandboxCards = {
  approved: '4111111111111111',
  challenged: '4000000000003220',
  declined: '4000000000000002',
  /** Charged, but its order cannot be made, so that the money goes back. */
  undeliverable: '5555555555554444',
} as const;
export type SandboxCard = keyof typeof sandboxCards;
