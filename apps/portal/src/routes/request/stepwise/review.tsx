import { useUnit } from 'effector-react';
import { $flags } from '@saddlebag/domain/flags';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $draft, $isScheduled, $paymentMethod } from '@saddlebag/domain/request';
import { $enteredAmount } from '@saddlebag/domain/stepwise';
import { $market } from '@saddlebag/domain/vendors';
import { PinIcon, ReceiptIcon, UserIcon } from '@saddlebag/ui/icon';
import { lazyPart } from '../../../lazy-part.tsx';
import { PickUp } from '../origin/pick-up.tsx';
import { paymentTextKey } from '../payment/payment-text-keys.ts';
import { Section } from '../form/section.tsx';
import { Answer } from './answer.tsx';
import { AnswerLine } from './answer-line.tsx';

const DeliveryTimeAnswer = lazyPart(
  async () => (await import('./delivery-time-answer.tsx')).DeliveryTimeAnswer,
);

/** A review of all answers before the request is sent. */
export function Review() {
  const t = useT();
  const format = useFormat();
  const [draft, isScheduled, method, flags, amount, market] = useUnit([
    $draft,
    $isScheduled,
    $paymentMethod,
    $flags,
    $enteredAmount,
    $market,
  ]);
  const methodLabel = method && method !== 'NONE' && t(paymentTextKey(method, flags));
  const paymentParts = [amount !== null && format.formatMoney(amount, market.currency), methodLabel].filter(
    Boolean,
  );

  return (
    <Section title={t('steps.check')} step="FillPaymentDetails">
      <ul className="m-0 flex list-none flex-col divide-y divide-border rounded-card border border-border p-0">
        <li className="px-4 py-3">
          <PickUp />
        </li>
        <Answer icon={<PinIcon />} name={t('steps.AskForDestinationAddress')} step="AskForDestinationAddress">
          <AnswerLine isMain>{draft.destination?.address}</AnswerLine>
          <AnswerLine>{[draft.unit, draft.building].filter(Boolean).join(', ')}</AnswerLine>
          <AnswerLine>{draft.notes}</AnswerLine>
        </Answer>
        <Answer icon={<UserIcon />} name={t('request.who')} step="FillOrderDetails">
          <AnswerLine isMain>{draft.customerName}</AnswerLine>
          <AnswerLine dir="ltr">{draft.phone.text}</AnswerLine>
        </Answer>
        {isScheduled && <DeliveryTimeAnswer />}
        <Answer icon={<ReceiptIcon />} name={t('request.what')} step="FillOrderDetails">
          <AnswerLine isMain>{paymentParts.join(' · ')}</AnswerLine>
          <AnswerLine>{draft.description}</AnswerLine>
        </Answer>
      </ul>
    </Section>
  );
}
