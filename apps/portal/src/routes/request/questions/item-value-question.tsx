import { useUnit } from 'effector-react';
import { $valueQuestion, valueConfirmed, valueDeclined } from '@saddlebag/domain/item-value';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { ConfirmDialog } from '@saddlebag/ui/confirm-dialog';

/** Asks before an order is sent that is worth more than orders are in this country. */
export function ItemValueQuestion() {
  const t = useT();
  const format = useFormat();
  const [question, market, confirm, decline] = useUnit([
    $valueQuestion,
    $market,
    valueConfirmed,
    valueDeclined,
  ]);
  if (!question) return null;
  const amount = format.formatMoney(question.amount, market.currency);
  const limit = format.formatMoney(question.limit, market.currency);

  return (
    <ConfirmDialog
      open
      title={t('value.title', { amount })}
      description={t('value.body', { limit })}
      labels={{
        cancel: t('action.cancel'),
        submit: t('value.submit', { amount }),
        close: t('action.close'),
      }}
      onOpenChange={() => decline()}
      onSubmit={() => confirm()}
    />
  );
}
