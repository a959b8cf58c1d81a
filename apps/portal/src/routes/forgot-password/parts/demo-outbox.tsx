import { useT } from '@saddlebag/domain/react';

/** Links to the sandbox's outbox, which contains the code. */
export function DemoOutbox() {
  const t = useT();

  return (
    <p className="text-sm text-muted">
      {t.parts('account.reset.demo-outbox', {
        outbox: (text, position) => (
          <a key={position} href="/sandbox/outbox" target="_blank" rel="noreferrer">
            {text}
          </a>
        ),
      })}
    </p>
  );
}
