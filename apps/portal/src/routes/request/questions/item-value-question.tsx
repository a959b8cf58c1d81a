import { useUnit } from 'effector-react';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';

interface ItemValueQuestionProps {
  /** The value of the items, in the major unit of the currency. */
  amount: number;
  /** The country's limit, in the same unit. */
  limit: number;
  onAnswer: (isAgreed: boolean) => void;
}

/** Asks for confirmation when the items are worth more than the country's limit. */
export function ItemValueQuestion({ amount, limit, onAnswer }: ItemValueQuestionProps) {
  const t = useT();
  const format = useFormat();
  const { currency } = useUnit($market);
  const value = format.formatMoney(amount, currency);

  return (
    <ConfirmDialog
      open
      title={t('value.title', { amount: value })}
      description={t('value.body', { limit: format.formatMoney(limit, currency) })}
      labels={{
        cancel: t('action.cancel'),
        submit: t('value.submit', { amount: value }),
        close: t('action.close'),
      }}
      onOpenChange={() => onAnswer(false)}
      onSubmit={() => onAnswer(true)}
    />
  );
}
