import type { ApiFailure } from '../api/index.ts';
import type { Confirmation, PaymentState } from '../api/index.ts';
import type { Clock, KeyValueStorage, Locks, RandomSource } from '../platform/ports/index.ts';

/** What the commands of a payment need from their scope. Calls throw an `ApiFailure`. */
export interface PaymentPorts {
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly storage: KeyValueStorage;
  readonly locks: Locks;
  readonly confirm: (params: {
    readonly confirmation: Confirmation;
    readonly key: string;
  }) => Promise<PaymentState>;
  readonly read: (params: { readonly intentId: string }) => Promise<PaymentState>;
  readonly cancel: (params: { readonly intentId: string }) => Promise<PaymentState>;
  /** No usable answer came, and the service is being asked how it ended. */
  readonly doubtArose: () => void;
}

/** Why there is no state of a payment to go by. */
export type PaymentFailure =
  /** The service answered no. Nothing was charged. */
  | { readonly kind: 'refused'; readonly failure: ApiFailure }
  /** Nobody may ask any more (the session is over). The record stays for the next sign-in. */
  | { readonly kind: 'interrupted'; readonly failure: ApiFailure };
