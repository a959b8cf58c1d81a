import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import { CloseIcon } from '../../icon/close-icon.tsx';
import { CopyIcon } from '../../icon/copy-icon.tsx';
import { EditIcon } from '../../icon/edit-icon.tsx';
import { ExternalIcon } from '../../icon/external-icon.tsx';
import { Menu } from '../index.ts';

/** What can be done with an order. The last item asks first: the focus comes back to the button in the end. */
export function MenuOrderActions() {
  const [isAsking, setAsking] = useState(false);
  const [presses, setPresses] = useState(0);
  return (
    <div className="flex flex-wrap gap-3">
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button variant="secondary">Actions</Button>
        </Menu.Trigger>
        <Menu.Content>
          <Menu.Item icon={<EditIcon />} hint="E">
            Edit the order
          </Menu.Item>
          <Menu.Item icon={<CopyIcon />} disabled>
            Copy the address
          </Menu.Item>
          <Menu.Item icon={<ExternalIcon />} asChild>
            <a href="#tracking">Open the tracking page</a>
          </Menu.Item>
          <Menu.Separator />
          <Menu.Item
            tone="danger"
            icon={<CloseIcon />}
            onSelect={() => {
              setAsking(true);
            }}
          >
            Cancel the order
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <Button
        variant="ghost"
        onClick={() => {
          setPresses(presses + 1);
        }}
      >
        Beside it ({presses})
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="danger"
        title="Cancel this order?"
        labels={{ cancel: 'Keep it', submit: 'Cancel the order' }}
        onSubmit={() => {
          setAsking(false);
        }}
      />
    </div>
  );
}
