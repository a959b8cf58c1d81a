import { useEffect, useRef, type ReactNode } from 'react';
import { AlertIcon } from '@saddlebag/ui/icon';

/** Why the submission failed. Takes the focus, so that the message is in view wherever the form was scrolled to. */
export function AccountFailure({ children }: { children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);

  return (
    <p
      ref={message}
      tabIndex={-1}
      className="flex items-start gap-3 rounded-card border border-danger-border bg-danger-subtle p-4 text-on-danger-subtle"
    >
      <AlertIcon className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
