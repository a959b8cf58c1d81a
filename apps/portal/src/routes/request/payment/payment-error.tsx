import { useEffect, useRef, type ReactNode } from 'react';
import { Callout } from '@saddlebag/ui/callout';

/** Why there is no charge. Takes the focus, so that the message is in view wherever the form was scrolled to. */
export function PaymentError({ children }: { children: ReactNode }) {
  const callout = useRef<HTMLDivElement>(null);
  useEffect(() => callout.current?.focus(), []);

  return (
    <Callout ref={callout} tone="danger" tabIndex={-1}>
      {children}
    </Callout>
  );
}
