import type { FormEvent, ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { SignedOutLayout } from '../signed-out-layout/index.ts';
import { AccountFailure } from './account-failure.tsx';
import './texts.ts';

/** A signed-out form with a title. Shows the failure of the last submission above its fields. */
export function AccountForm({
  title,
  lead,
  failure,
  fallbackFailure = 'account.error.service',
  busy,
  onSubmit,
  children,
}: AccountFormProps) {
  const t = useT();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <SignedOutLayout>
      <form
        noValidate
        aria-busy={busy}
        className="flex w-full max-w-sm flex-col gap-5"
        data-slot="account-form"
        onSubmit={submit}
      >
        <div className="flex flex-col gap-2">
          <h1 className="text-2xl font-display">{title}</h1>
          <p className="text-muted">{lead}</p>
        </div>
        {/* Rendered before the first failure, because screen readers announce only changes of an existing region. */}
        <div role="alert" className="empty:-mt-5">
          {failure && <AccountFailure>{t(t.has(failure) ? failure : fallbackFailure)}</AccountFailure>}
        </div>
        {children}
      </form>
    </SignedOutLayout>
  );
}

export interface AccountFormProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** The text key of the failure, or null. */
  readonly failure: string | null;
  /** The text key to show when there is no text for `failure`. */
  readonly fallbackFailure?: string;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}
