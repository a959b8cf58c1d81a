import { useState } from 'react';
import { Button } from '@saddlebag/ui/button';
import { ToastViewport } from '../../packages/ui/src/toast/index.ts';

/** A toast behind a button. A toast that is always open would cover the page, not only this specimen. */
export function MessageSpecimen() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setShown(true);
        }}
      >
        Show a message
      </Button>
      {isShown && (
        <ToastViewport
          toasts={[{ id: 'shown', tone: 'success', message: 'The rider is on the way.', duration: Infinity }]}
          onDismiss={() => {
            setShown(false);
          }}
        />
      )}
    </>
  );
}
