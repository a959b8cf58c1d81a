import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { demoAccountPicked } from './demo-accounts.model.ts';

const accounts = [
  { email: 'demo@saddlebag.test', text: 'demo.parent' },
  { email: 'single@saddlebag.test', text: 'demo.single' },
  { email: 'bahrain@saddlebag.test', text: 'demo.bahrain' },
] as const;

/** Buttons that sign in with a sandbox account, folded away until they are wanted. */
export function DemoAccounts() {
  const t = useT();
  const pick = useUnit(demoAccountPicked);

  return (
    <details data-slot="demo-accounts">
      <summary className="min-h-12 cursor-pointer py-3 text-sm font-strong">{t('demo.title')}</summary>
      <p className="text-sm text-muted">{t('demo.body')}</p>
      <ul className="flex flex-col gap-2 pt-3">
        {accounts.map(({ email, text }) => (
          <li key={email}>
            <Button variant="secondary" size="sm" block onClick={() => pick(email)}>
              <span className="flex w-full flex-wrap items-baseline justify-between gap-x-3 text-start">
                <span>{t(text)}</span>
                <bdi className="text-xs text-muted">{email}</bdi>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
