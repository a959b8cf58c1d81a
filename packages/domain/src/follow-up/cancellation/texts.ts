/** Translation keys of the notifications of a cancellation (specification 001, sections 7 and 8). */
export type CancellationTextKey = 'action.attempt-cancel' | 'error.cant-cancel-order';
