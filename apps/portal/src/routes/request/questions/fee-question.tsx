import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';

interface FeeQuestionProps {
  /** The changed fee, in the major unit of the currency. */
  amount: number;
  titleKey?: string;
  submitKey?: string;
  onAnswer: (isAgreed: boolean) => void;
}

/** Asks for confirmation when the fee has changed since the vendor saw it. */
export function FeeQuestion({
  amount,
  titleKey = 'request.fee-changed',
  submitKey = 'request.fee-changed-submit',
  onAnswer,
}: FeeQuestionProps) {
  const t = useT();
  const format = useFormat();
  const market = useUnit($market);
  const fee = format.formatMoney(amount, market.currency);

  return (
    <ConfirmDialog
      open
      title={t(titleKey, { fee })}
      labels={{ cancel: t('action.cancel'), submit: t(submitKey, { fee }), close: t('action.close') }}
      onOpenChange={() => onAnswer(false)}
      onSubmit={() => onAnswer(true)}
    />
  );
}
