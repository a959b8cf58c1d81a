import { useState } from 'react';
import { Drawer } from '../../drawer/index.ts';
import { ToastViewport } from '../toast-viewport.tsx';
import type { ToastMessage } from '../toast-message.ts';

/** A toast above a modal drawer. Pressing its action does not close the drawer. */
export function ToastAboveDialog() {
  const [retries, setRetries] = useState(0);
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([
    {
      id: 'offline',
      tone: 'error',
      message: 'No connection.',
      duration: Infinity,
      action: {
        label: 'Try again',
        onPress: () => {
          setRetries((previous) => previous + 1);
        },
      },
    },
  ]);
  return (
    <>
      <Drawer.Root defaultOpen>
        <Drawer.Content>
          <Drawer.Header>
            <Drawer.Title>Order details</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>Retries: {retries}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <ToastViewport
        toasts={toasts}
        onDismiss={(id) => {
          setToasts((previous) => previous.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}
