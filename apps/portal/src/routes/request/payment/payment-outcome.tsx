import { useEffect, useRef } from 'react';
import { Callout, type CalloutProps } from '@saddlebag/ui/callout';

/**
 * Why there is no charge or no order. Takes the focus, so that the message is in view wherever the form was
 * scrolled to.
 */
export function PaymentOutcome(props: CalloutProps) {
  const callout = useRef<HTMLDivElement>(null);
  useEffect(() => callout.current?.focus(), []);

  return <Callout {...props} ref={callout} tabIndex={-1} />;
}
