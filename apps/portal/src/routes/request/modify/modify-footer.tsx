import { useUnit } from 'effector-react';
import { $isModifying } from '@saddlebag/domain/modification';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $quote } from '@saddlebag/domain/request';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { FormFooter } from '../footer/form-footer.tsx';
import { QuoteSummary } from '../footer/quote-summary.tsx';

/** What the changed order costs, when it arrives, and the one button that changes it. Stays in reach while the form scrolls. */
export function ModifyFooter() {
  const t = useT();
  const format = useFormat();
  const [quote, isBusy, market] = useUnit([$quote, $isModifying, $market]);
  const label =
    quote.fee === null
      ? t('modify.submit')
      : t('modify.submit-with-fee', { fee: format.formatMoney(quote.fee, market.currency) });

  return (
    <FormFooter>
      <QuoteSummary />
      <Button
        type="submit"
        aria-describedby="quote"
        size="lg"
        block
        loading={isBusy}
        loadingLabel={t('modify.sending')}
      >
        {label}
      </Button>
    </FormFooter>
  );
}
