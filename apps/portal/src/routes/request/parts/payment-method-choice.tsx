import { useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';
import type { PaymentMethod } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { $errors, $paymentMethod, $paymentMethods, fieldChanged } from '@saddlebag/domain/request';
import { CardIcon, CashIcon, CheckIcon } from '@saddlebag/ui/icon';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { useFieldMark } from '../use-field-mark.ts';

const icons: Readonly<Record<PaymentMethod, ReactNode>> = {
  CASH_ON_DELIVERY: <CashIcon />,
  PAID: <CheckIcon />,
  PAYMENT_ON_DELIVERY: <CardIcon />,
  NONE: null,
};

/** How the customer pays: the methods this outlet can offer, each said in a line. */
export function PaymentMethodChoice() {
  const t = useT();
  const [methods, method, errors, change] = useUnit([$paymentMethods, $paymentMethod, $errors, fieldChanged]);
  const error = errors.paymentMethod;
  const mark = useFieldMark('paymentMethod');
  const markId = useId();

  return (
    <RadioGroup.Root
      name="paymentMethod"
      aria-describedby={mark ? markId : undefined}
      label={t('request.payment')}
      value={method}
      error={error ? t(error) : undefined}
      onValueChange={(value) => {
        change({ field: 'paymentMethod', value: value as PaymentMethod });
      }}
    >
      {methods.map((name) => (
        <RadioGroup.Item
          key={name}
          value={name}
          icon={icons[name]}
          description={t(`request.payment-method.${name}-hint`)}
        >
          {t(`request.payment-method.${name}`)}
        </RadioGroup.Item>
      ))}
      {mark && (
        <div id={markId} className="col-span-full">
          {mark}
        </div>
      )}
    </RadioGroup.Root>
  );
}
