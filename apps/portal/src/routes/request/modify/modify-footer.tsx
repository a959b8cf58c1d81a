import { useUnit } from 'effector-react';
import { $isModifying, $order } from '@saddlebag/domain/modification';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $quote } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { SubmitFooter } from '../footer/submit-footer.tsx';

/** The footer of the modification form. Its button saves the modified order. */
export function ModifyFooter() {
  const t = useT();
  const format = useFormat();
  const [{ fee }, isBusy, { currency }, order] = useUnit([$quote, $isModifying, $market, $order]);

  return (
    <SubmitFooter
      label={
        fee === null
          ? t('modify.submit')
          : t('modify.submit-with-fee', { fee: format.formatMoney(fee, currency) })
      }
      loading={isBusy}
      loadingLabel={t('modify.sending')}
      scheduledAt={order?.preorderedFor ?? null}
    />
  );
}
