import { ConfirmDialog } from '../confirm-dialog.tsx';

/** The confirmed action is running. The dialog stays open and accepts no second answer. */
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
