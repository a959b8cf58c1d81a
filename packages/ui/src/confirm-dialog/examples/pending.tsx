import { ConfirmDialog } from '../confirm-dialog.tsx';

/** The answer is being carried out: the dialog stays and takes no second one. */
export function ConfirmDialogPending() {
  return (
    <ConfirmDialog
      open
      pending
      onOpenChange={() => undefined}
      onSubmit={() => undefined}
      title="The delivery fee is now ৳ 85"
      description="It was ৳ 70 when you started."
      labels={{ submit: 'Request anyway' }}
    />
  );
}
