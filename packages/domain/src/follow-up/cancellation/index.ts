export {
  $cancellation,
  $isCancelling,
  cancellationClosed,
  cancellationConfirmed,
  cancellationOpened,
  cancelReasonChosen,
} from './cancellation.model.ts';
export { cancellableAt, isCancellable } from './cancellable.ts';
export { cancelReasonGroups, isCancelReason } from './reasons.ts';
export type { CancellationTextKey } from './texts.ts';
