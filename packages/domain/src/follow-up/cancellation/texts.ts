/**
 * Translation keys of the notifications of a cancellation. The specification calls them action.attempt-cancel
 * and error.cant-cancel-order (001, sections 7 and 8). Here they are in the group that loads with the screen.
 */
export type CancellationTextKey = 'cancel.attempt-cancel' | 'cancel.cant-cancel-order';
