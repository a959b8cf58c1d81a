import type { ApiFailure } from '../api/index.ts';
import type { Confirmation, PaymentState } from '../api/index.ts';
import type { Clock, KeyValueStorage, Locks, RandomSource } from '../platform/ports/index.ts';

/** The ports and calls of a payment, bound to a scope. Calls throw an `ApiFailure`. */
export interface PaymentPorts {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  /** Resolves when the stored record survives a crash of the browser, or after 1 s. */
  readonly saved: () => Promise<void>;
  readonly confirm: (params: {
    readonly confirmation: Confirmation;
    readonly key: string;
  }) => Promise<PaymentState>;
  readonly read: (params: { readonly intentId: string }) => Promise<PaymentState>;
  readonly cancel: (params: { readonly intentId: string }) => Promise<PaymentState>;
  /** Reports that a confirmation got no usable response. */
  readonly responseLost: () => void;
}

/** The reason why a command returned no payment state. */
export type PaymentFailure =
  /** The service refused the command. Nothing was charged. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** The session ended. The record stays for the next sign-in. */
  | { readonly kind: 'interrupted'; readonly failure: ApiFailure };
