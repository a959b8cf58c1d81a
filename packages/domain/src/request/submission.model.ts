import { createEvent, createStore } from 'effector';
import type { ApiFailure } from '../api/failures.ts';
import type { PaymentMethod } from '../contracts/payment-method.ts';
import type { RequestField } from './draft.ts';

/** How far the request for a rider is. `checking` means: no usable answer came, the service is being asked whether the order exists. */
export interface Submission {
  readonly status: 'idle' | 'sending' | 'checking' | 'failed';
  /** Why it failed; null otherwise. */
  readonly failure: ApiFailure | null;
}

/** Where an error stands, as the key of its translation. */
export type FieldErrors = Readonly<Partial<Record<RequestField, string>>>;

/** The vendor asked for the rider. */
export const submitted = createEvent();
/** The vendor accepted the changed fee. */
export const feeConfirmed = createEvent();
/** The vendor did not accept the changed fee. */
export const feeDeclined = createEvent();
/** The service has the order. */
export const orderPlaced = createEvent<{ readonly vendorId: string; readonly orderId: string }>();

export const $errors = createStore<FieldErrors>({});
export const $submission = createStore<Submission>({ status: 'idle', failure: null });
/** The fee to ask about, in main units; null when there is nothing to ask. */
export const $feeQuestion = createStore<{ readonly amount: number } | null>(null);
/** The methods this vendor can choose from, in the order to show them. */
export const $paymentMethods = createStore<readonly PaymentMethod[]>([]);
/** The method that would be sent now: the chosen one, or the market's default, or the first available. */
export const $paymentMethod = createStore<PaymentMethod | null>(null);
/** False while sending, while the fee is being asked for, and while the service is closed. Pressing shows what is missing. */
export const $canSubmit = createStore(false);
