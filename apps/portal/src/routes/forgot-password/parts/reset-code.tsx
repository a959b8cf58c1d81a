import { useUnit } from 'effector-react';
import {
  $canResendCode,
  $code,
  $failure,
  $visibleErrors,
  codeResendRequested,
  codeChanged,
  resetCodeRules,
} from '@saddlebag/domain/password-reset';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { OneTimeCode } from '@saddlebag/ui/one-time-code';

/** True when a failure concerns the code, so it is shown at the code field. */
export const isCodeFailure = (failure: string | null): boolean =>
  failure?.startsWith('account.error.code-') ?? false;

/** The field for the code from the message, with a button that requests a new one. */
export function ResetCode() {
  const t = useT();
  const [code, failure, missing, canAskAgain] = useUnit([$code, $failure, $visibleErrors, $canResendCode]);
  const [changeCode, resend] = useUnit([codeChanged, codeResendRequested]);
  const codeError = isCodeFailure(failure) && failure !== null ? t(failure) : undefined;

  return (
    <OneTimeCode
      name="code"
      length={resetCodeRules.digits}
      label={t('account.reset.code')}
      value={code}
      onValueChange={changeCode}
      error={codeError ?? (missing.code ? t('account.reset.code-missing') : undefined)}
      resend={
        canAskAgain ? (
          <>
            {t('account.reset.none-came')}
            <Button variant="ghost" size="sm" onClick={() => resend()}>
              {t('account.reset.ask-again')}
            </Button>
          </>
        ) : (
          t('account.reset.ask-later')
        )
      }
    />
  );
}
