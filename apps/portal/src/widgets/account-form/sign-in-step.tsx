import { Link } from 'wouter';
import { useT } from '@saddlebag/domain/react';
import { ButtonLink } from '@saddlebag/ui/button';
import { Spinner } from '@saddlebag/ui/spinner';
import { paths } from '../../paths.ts';
import { AccountForm } from './account-form.tsx';

interface SignInStepProps {
  /** The group of texts that contains `done-title`, `done-lead` and `entering`. */
  readonly texts: 'account.register' | 'account.reset';
  /** True while the portal signs the vendor in with the new password. */
  readonly isSigningIn: boolean;
}

/** The last step of an account form: shows the automatic sign-in, or a link to the login after it fails. */
export function SignInStep({ texts, isSigningIn }: SignInStepProps) {
  const t = useT();

  return (
    <AccountForm
      title={t(`${texts}.done-title`)}
      lead={t(`${texts}.${isSigningIn ? 'entering' : 'done-lead'}`)}
      failure={null}
      busy={isSigningIn}
      onSubmit={() => undefined}
    >
      {isSigningIn ? (
        <Spinner label={t('auth.submitting')} />
      ) : (
        <ButtonLink asChild size="lg" block>
          <Link href={paths.login()}>{t('auth.submit')}</Link>
        </ButtonLink>
      )}
    </AccountForm>
  );
}
