import { useUnit } from 'effector-react';
import type { FormEvent } from 'react';
import { newInstrumentId } from '@saddlebag/domain/contracts';
import { $paymentSummary, $stage } from '@saddlebag/domain/payment';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market } from '@saddlebag/domain/vendors';
import { Button } from '@saddlebag/ui/button';
import { CardIcon, PlusIcon } from '@saddlebag/ui/icon';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { build } from '../../../build.ts';
import { DemoCards } from './demo-cards.tsx';
import { NewCard } from './new-card.tsx';
import { $instrumentId, $offer, instrumentChosen, savedCardConfirmed } from './payment-step.model.ts';

/** The form that pays with a saved or a new card. */
export function CardForm() {
  const t = useT();
  const format = useFormat();
  const [stage, offer, instrument, bill, market] = useUnit([
    $stage,
    $offer,
    $instrumentId,
    $paymentSummary,
    $market,
  ]);
  const [chooseInstrument, confirm] = useUnit([instrumentChosen, savedCardConfirmed]);
  if (!offer) return null;
  const isBusy = stage === 'confirming';
  const isNewCard = instrument === newInstrumentId;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isNewCard && !isBusy) confirm();
  };

  return (
    <form noValidate aria-busy={isBusy} className="flex flex-col gap-6" onSubmit={onSubmit}>
      <fieldset disabled={isBusy} className="contents">
        {offer.savedCards.length > 0 && (
          <RadioGroup.Root
            name="instrument"
            label={t('payment.cards')}
            layout="column"
            value={instrument}
            onValueChange={chooseInstrument}
          >
            {offer.savedCards.map(({ id, scheme, lastDigits, expiry }) => (
              <RadioGroup.Item
                key={id}
                value={id}
                icon={<CardIcon />}
                description={t('payment.saved-card-hint', { expiry })}
              >
                {t('payment.saved-card', { scheme, digits: lastDigits })}
              </RadioGroup.Item>
            ))}
            <RadioGroup.Item
              value={newInstrumentId}
              icon={<PlusIcon />}
              description={t('payment.new-card-hint')}
            >
              {t('payment.new-card')}
            </RadioGroup.Item>
          </RadioGroup.Root>
        )}
        {isNewCard && <NewCard offer={offer} />}
      </fieldset>
      <Button type="submit" size="lg" block loading={isBusy} loadingLabel={t('payment.paying')}>
        {t('payment.submit', { fee: format.formatMoney(bill?.amount ?? 0, market.currency) })}
      </Button>
      {isNewCard && build.environment === 'sandbox' && <DemoCards />}
    </form>
  );
}
