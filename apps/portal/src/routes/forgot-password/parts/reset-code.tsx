import { useUnit } from 'effector-react';
import {
  $canAskAgain,
  $code,
  $failure,
  $missing,
  codeAskedAgain,
  codeChanged,
  resetCode,
} from '@saddlebag/domain/password-reset';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { OneTimeCode } from '@saddlebag/ui/one-time-code';

/** Whether a failure is one of the code, so that it is said at its field. */
export const isAboutCode = (failure: string | null): boolean =>
  failure?.startsWith('account.error.code-') ?? false;

/** The digits of the message, and how to get others. */
export function ResetCode() {
  const t = useT();
  const [code, failure, missing, canAskAgain] = useUnit([$code, $failure, $missing, $canAskAgain]);
  const [change, askAgain] = useUnit([codeChanged, codeAskedAgain]);
  const refused = isAboutCode(failure) && failure !== null ? t(failure) : undefined;

  return (
    <OneTimeCode
      name="code"
      length={resetCode.digits}
      label={t('account.reset.code')}
      value={code}
      onValueChange={change}
      error={refused ?? (missing.code ? t('account.reset.code-missing') : undefined)}
      resend={
        canAskAgain ? (
          <>
            {t('account.reset.none-came')}
            <Button variant="ghost" size="sm" onClick={() => askAgain()}>
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
