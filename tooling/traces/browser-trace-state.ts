import type { BrowserContext, Page } from 'playwright';
import type { RandomSource } from '@saddlebag/domain/ports';
import type { Sandbox } from '../../e2e/sandbox-process.ts';

/** Violations that browser traces can find, each with its title in the output. */
export const browserViolations = {
  doubleOrders: 'two orders from one draft',
  unseenOrders: 'an order that was never shown',
  hiddenFees: 'a fee that was not on the screen was submitted',
  lostCharges: 'a charge without an order or a shown refund',
  lostDrafts: 'a typed value was lost before it was submitted',
  blankScreens: 'a screen without a heading or a text',
  errors: 'an exception',
} as const;
export type BrowserViolation = keyof typeof browserViolations;

/** State of a trace while it runs. */
export interface BrowserTraceState {
  readonly sandbox: Sandbox;
  readonly context: BrowserContext;
  readonly random: RandomSource;
  /** The active tab. */
  page: Page;
  /** Phone number of the current draft, which identifies its orders. Null before the first draft. */
  phone: string | null;
  /** Values typed into the current draft, by field name. */
  readonly typed: Map<string, string>;
  /** Phone numbers of all drafts. */
  readonly phones: string[];
  readonly nextPhone: () => string;
  readonly report: (violation: BrowserViolation, detail: string) => void;
}
