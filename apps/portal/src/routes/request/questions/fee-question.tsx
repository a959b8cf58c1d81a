import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $feeQuestion, feeConfirmed, feeDeclined } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';

/** Asks before a fee is paid that differs from the one on screen. */
export function FeeQuestion({ submitKey = 'request.fee-changed-submit' }: { submitKey?: string }) {
  const t = useT();
  const format = useFormat();
  const [question, market, confirm, decline] = useUnit([$feeQuestion, $market, feeConfirmed, feeDeclined]);
  if (!question) return null;
  const fee = format.formatMoney(question.amount, market.currency);

  return (
    <ConfirmDialog
      open
      title={t('request.fee-changed', { fee })}
      labels={{
        cancel: t('action.cancel'),
        submit: t(submitKey, { fee }),
        close: t('action.close'),
      }}
      onOpenChange={() => decline()}
      onSubmit={() => confirm()}
    />
  );
}
