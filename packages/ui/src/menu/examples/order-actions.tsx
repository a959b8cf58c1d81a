import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import { CloseIcon } from '../../icon/close-icon.tsx';
import { CopyIcon } from '../../icon/copy-icon.tsx';
import { EditIcon } from '../../icon/edit-icon.tsx';
import { ExternalIcon } from '../../icon/external-icon.tsx';
import { Menu } from '../index.ts';

/**
 * Actions for an order. The last item opens a confirmation dialog, which returns focus to the menu button.
 */
export function MenuOrderActions() {
  const [isConfirming, setConfirming] = useState(false);
  const [pressCount, setPressCount] = useState(0);
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
              setConfirming(true);
            }}
          >
            Cancel the order
          </Menu.Item>
        </Menu.Content>
      </Menu.Root>
      <Button
        variant="ghost"
        onClick={() => {
          setPressCount(pressCount + 1);
        }}
      >
        Beside it ({pressCount})
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        tone="danger"
        title="Cancel this order?"
        labels={{ cancel: 'Keep it', submit: 'Cancel the order' }}
        onSubmit={() => {
          setConfirming(false);
        }}
      />
    </div>
  );
}
