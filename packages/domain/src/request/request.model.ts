import { createEvent, createStore } from 'effector';
import type { RequestStep } from './steps.ts';

/** The request screen was opened for a vendor, or another vendor was chosen on it. Idempotent. */
export const requestOpened = createEvent<{ readonly vendorId: string }>();
/** The request screen was left. */
export const requestClosed = createEvent();
/** The vendor finished the order's details. */
export const detailsCompleted = createEvent();
/** The vendor went back to the order's details. */
export const detailsReopened = createEvent();

export const $step = createStore<RequestStep>('CheckServiceHours');
