import { useUnit } from 'effector-react';
import {
  $deliveryTimes,
  $isTimeUnavailable,
  $timesRefreshedAt,
  $nextTime,
  $displayTimeZone,
  deliveryTimeChosen,
  nextTimeAccepted,
} from '@saddlebag/domain/pre-orders';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $deliverAt, $errors } from '@saddlebag/domain/request';
import { Button } from '@saddlebag/ui/button';
import { DateTimePicker } from '@saddlebag/ui/date-time-picker';
import { Field } from '@saddlebag/ui/field';
import { ClockIcon } from '@saddlebag/ui/icon';
import { deviceTimeZone, useDeliveryTimeFormat } from '../../../widgets/delivery-time/index.ts';

/** The picker for the delivery time. If the chosen time is no longer available, offers the next one. */
export function TimeField() {
  const t = useT();
  const { locale } = useFormat();
  const formatTime = useDeliveryTimeFormat();
  const [times, at, now, zone, isTimePast, next] = useUnit([
    $deliveryTimes,
    $deliverAt,
    $timesRefreshedAt,
    $displayTimeZone,
    $isTimeUnavailable,
    $nextTime,
  ]);
  const [choose, chooseNext] = useUnit([deliveryTimeChosen, nextTimeAccepted]);
  const { deliverAt: error } = useUnit($errors);
  const timeZone = zone ?? deviceTimeZone();

  return (
    <Field.Root>
      <Field.Label>{t('pre-order.time')}</Field.Label>
      {error && <Field.Error>{t(error)}</Field.Error>}
      {(isTimePast || error) && next !== null && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          startIcon={<ClockIcon size={18} />}
          onClick={() => chooseNext()}
        >
          {t('pre-order.take-next', { time: formatTime(next, timeZone) })}
        </Button>
      )}
      <DateTimePicker
        slots={times}
        value={at}
        now={now}
        timeZone={timeZone}
        locale={locale}
        onValueChange={choose}
        labels={{
          day: t('pre-order.picker.day'),
          time: t('pre-order.picker.time'),
          today: t('pre-order.picker.today'),
          tomorrow: t('pre-order.picker.tomorrow'),
          chooseTime: t('pre-order.picker.choose-time'),
          chosen: (time) => t('pre-order.picker.chosen', { time }),
          unavailable: (time) => t('pre-order.picker.gone', { time }),
          empty: t('pre-order.picker.empty'),
          zone: (name) => t('pre-order.picker.zone', { name }),
        }}
      />
    </Field.Root>
  );
}
