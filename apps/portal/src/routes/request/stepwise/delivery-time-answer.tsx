import { useUnit } from 'effector-react';
import { $displayTimeZone } from '@saddlebag/domain/pre-orders';
import { useT } from '@saddlebag/domain/react';
import { $deliverAt } from '@saddlebag/domain/request';
import { ClockIcon } from '@saddlebag/ui/icon';
import { deviceTimeZone, useDeliveryTimeFormat } from '../../../widgets/delivery-time/index.ts';
import { Answer } from './answer.tsx';
import { AnswerLine } from './answer-line.tsx';

/** The time of a scheduled delivery, as an answer in the review. */
export function DeliveryTimeAnswer() {
  const t = useT();
  const formatTime = useDeliveryTimeFormat();
  const [at, zone] = useUnit([$deliverAt, $displayTimeZone]);
  if (at === null) return null;

  return (
    <Answer icon={<ClockIcon />} name={t('pre-order.time')} step="FillOrderDetails">
      <AnswerLine isMain>{formatTime(at, zone ?? deviceTimeZone())}</AnswerLine>
    </Answer>
  );
}
