import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';

export function ConfirmDialogDanger() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        Cancel the order
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="danger"
        title="Cancel this order?"
        description="The rider will be sent away. This cannot be undone."
        labels={{ cancel: 'Keep it', submit: 'Cancel the order' }}
        onSubmit={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
