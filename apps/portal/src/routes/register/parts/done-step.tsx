import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { $isEntering } from '@saddlebag/domain/registration';
import { Button } from '@saddlebag/ui/button';
import { Spinner } from '@saddlebag/ui/spinner';
import { paths } from '../../../paths.ts';
import { AccountForm } from '../../../widgets/account-form/index.ts';

/** The account is there: the first sign-in is under way, or is left to its owner. */
export function DoneStep() {
  const t = useT();
  const isEntering = useUnit($isEntering);

  return (
    <AccountForm
      title={t('account.register.done-title')}
      lead={t(isEntering ? 'account.register.entering' : 'account.register.done-lead')}
      failure={null}
      busy={isEntering}
      onSubmit={() => undefined}
    >
      {isEntering ? (
        <Spinner label={t('auth.submitting')} />
      ) : (
        <Button asChild size="lg" block>
          <Link href={paths.login()}>{t('auth.submit')}</Link>
        </Button>
      )}
    </AccountForm>
  );
}
