import { useState } from 'react';
import { Drawer } from '../../drawer/index.ts';
import { ToastViewport } from '../toast-viewport.tsx';
import type { ToastMessage } from '../toast-message.ts';

/** A press on a message above a modal drawer reaches it and leaves the drawer open. */
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
          setRetries((before) => before + 1);
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
          setToasts((before) => before.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}
