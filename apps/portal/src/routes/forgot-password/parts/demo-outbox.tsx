import { useT } from '@saddlebag/domain/react';

/** Leads to the messages that the sandbox would have sent. */
export function DemoOutbox() {
  const t = useT();

  return (
    <p className="text-sm text-muted">
      {t.parts('account.reset.demo-outbox', {
        outbox: (words, position) => (
          <a key={position} href="/sandbox/outbox" target="_blank" rel="noreferrer">
            {words}
          </a>
        ),
      })}
    </p>
  );
}
