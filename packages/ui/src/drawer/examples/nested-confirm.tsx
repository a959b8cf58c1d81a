import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import { Drawer } from '../index.ts';

/** A question above the drawer: Escape answers the question and leaves the drawer. */
export function DrawerNestedConfirm() {
  const [isAsking, setAsking] = useState(false);
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
              setAsking(true);
            }}
          >
            Cancel the order
          </Button>
        </Drawer.Footer>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          tone="danger"
          title="Cancel this order?"
          labels={{ cancel: 'Keep it', submit: 'Yes, cancel' }}
          onSubmit={() => {
            setAsking(false);
          }}
        />
      </Drawer.Content>
    </Drawer.Root>
  );
}
