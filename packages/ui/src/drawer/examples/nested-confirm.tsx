import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import { Drawer } from '../index.ts';

/** A dialog above the drawer. Escape closes only the dialog. */
export function DrawerNestedConfirm() {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <Drawer.Root defaultOpen>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>y0ud-000042</Drawer.Title>
          <Drawer.Close />
        </Drawer.Header>
        <Drawer.Body>The rider is on the way to the counter.</Drawer.Body>
        <Drawer.Footer>
          <Button
            variant="danger"
            onClick={() => {
              setConfirming(true);
            }}
          >
            Cancel the order
          </Button>
        </Drawer.Footer>
        <ConfirmDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          tone="danger"
          title="Cancel this order?"
          labels={{ cancel: 'Keep it', submit: 'Yes, cancel' }}
          onSubmit={() => {
            setConfirming(false);
          }}
        />
      </Drawer.Content>
    </Drawer.Root>
  );
}
