import { useUnit } from 'effector-react';
import { Link } from 'wouter';
import { $isEntering } from '@saddlebag/domain/password-reset';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Spinner } from '@saddlebag/ui/spinner';
import { paths } from '../../../paths.ts';
import { AccountForm } from '../../../widgets/account-form/index.ts';

/** The password is new: the sign-in with it is under way, or is left to its owner. */
export function DoneStep() {
  const t = useT();
  const isEntering = useUnit($isEntering);

  return (
    <AccountForm
      title={t('account.reset.done-title')}
      lead={t(isEntering ? 'account.reset.entering' : 'account.reset.done-lead')}
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
