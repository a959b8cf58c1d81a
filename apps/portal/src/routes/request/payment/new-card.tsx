import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { newInstrumentId } from '@saddlebag/domain/contracts';
import { $keptCard } from '@saddlebag/domain/kept-card';
import {
  cardConfirmed,
  encryptCard,
  encryptionFailed,
  newCardSubmitted,
  type CardOffer,
} from '@saddlebag/domain/payment';
import { useT } from '@saddlebag/domain/react';
import { $clock } from '@saddlebag/domain/ports';
import { CardFields, type ClearCard } from '@saddlebag/ui/card-fields';
import { Checkbox } from '@saddlebag/ui/checkbox';
import { $isCardSavingChosen, cardSavingChosen } from './payment-step.model.ts';
import { useCardLabels } from './use-card-labels.ts';

/** The fields of a new card. Their values are encrypted in the browser and passed nowhere else. */
export function NewCard({ offer }: { offer: CardOffer }) {
  const t = useT();
  const labels = useCardLabels();
  const [clock, isSaved, chooseSaving] = useUnit([$clock, $isCardSavingChosen, cardSavingChosen]);
  const [keptCard, keepCard] = useUnit([$keptCard, newCardSubmitted]);
  const [confirm, reportFailure] = useUnit([cardConfirmed, encryptionFailed]);
  // The fields are uncontrolled. Later changes of the kept card come from these fields.
  const [initialCard] = useState(keptCard);
  const scheme = useRef('');
  const now = clock.now();

  const tokenize = async (clearCard: ClearCard) => {
    const options = { isSaved, scheme: scheme.current, now };
    const card = await encryptCard(clearCard, offer, options);
    keepCard({ holder: clearCard.holder, expiry: clearCard.expiry });
    confirm({ provider: offer.provider, instrument: newInstrumentId, card });
  };

  return (
    <>
      <CardFields.Root
        label={t('payment.card')}
        labels={labels}
        today={new Date(now).toISOString().slice(0, 10)}
        onChange={(summary) => {
          scheme.current = summary.scheme ?? '';
        }}
        onTokenize={tokenize}
        onSubmitted={({ kind }) => {
          if (kind === 'failed') reportFailure();
        }}
      >
        <CardFields.Number />
        <CardFields.Expiry defaultValue={initialCard?.expiry} />
        <CardFields.SecurityCode />
        <CardFields.Holder defaultValue={initialCard?.holder} />
      </CardFields.Root>
      <Checkbox
        checked={isSaved}
        description={t('payment.privacy')}
        onCheckedChange={(checked) => chooseSaving(checked)}
      >
        {t('payment.save-card')}
      </Checkbox>
    </>
  );
}
