export {
  $cancellation,
  $isCancelling,
  $isServiceUnreachable,
  cancellationClosed,
  cancellationOpened,
  cancellationSubmitted,
  cancellationUnreachable,
} from './cancellation.model.ts';
export { cancellationFormSchema, type CancellationForm } from './cancellation-form.ts';
export { cancellableAt, isCancellable } from './cancellable.ts';
export { cancelReasonGroups, isCancelReason } from './reasons.ts';
export type { CancellationTextKey } from './texts.ts';
