import type { BrowserContext, Page } from 'playwright';
import type { RandomSource } from '@saddlebag/domain/ports';
import type { Sandbox } from '../../e2e/sandbox-process.ts';

/** What may never be seen in the browser, each with the sentence that says so. */
export const browserViolations = {
  doubleOrders: 'two orders of one draft',
  unseenOrders: 'an order that was never shown',
  hiddenFees: 'a fee that was not on the screen was submitted',
  lostCharges: 'a charge without an order or a shown refund',
  lostDrafts: 'something typed and not sent is gone',
  blankScreens: 'a screen without a heading or a text',
  errors: 'something threw on the page',
} as const;
export type BrowserViolation = keyof typeof browserViolations;

/** What one trace remembers. */
export interface BrowserStage {
  readonly sandbox: Sandbox;
  readonly context: BrowserContext;
  readonly random: RandomSource;
  /** The tab in front. */
  page: Page;
  /** Of the draft that is typed now; each order has another. */
  phone: string | null;
  readonly typed: Map<string, string>;
  readonly phones: string[];
  readonly nextPhone: () => string;
  readonly complain: (violation: BrowserViolation, what: string) => void;
}
