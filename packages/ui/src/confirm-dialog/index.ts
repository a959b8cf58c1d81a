export { ConfirmDialog } from './confirm-dialog.tsx';
export { createConfirm } from './create-confirm.tsx';
export type { ConfirmDialogLabels, ConfirmDialogProps } from './confirm-dialog.tsx';
export type { Confirm, ConfirmQuestion } from './create-confirm.tsx';
