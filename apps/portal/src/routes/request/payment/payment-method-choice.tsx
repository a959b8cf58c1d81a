import { useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';
import type { PaymentChoice } from '@saddlebag/domain/contracts';
import { useT } from '@saddlebag/domain/react';
import { $errors, $paymentMethod, $paymentMethods, fieldChanged } from '@saddlebag/domain/request';
import { CardIcon, CashIcon, CheckIcon } from '@saddlebag/ui/icon';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { useFieldHint } from '../form/use-field-hint.ts';

const icons: Readonly<Partial<Record<PaymentChoice, ReactNode>>> = {
  CASH_ON_DELIVERY: <CashIcon />,
  PAID: <CheckIcon />,
};

/** How the customer pays: the methods this outlet can offer, each said in a line; nothing where there is no choice to make. */
export function PaymentMethodChoice() {
  const t = useT();
  const [methods, method, errors, change] = useUnit([$paymentMethods, $paymentMethod, $errors, fieldChanged]);
  const error = errors.paymentMethod;
  const mark = useFieldHint('paymentMethod');
  const markId = useId();
  if (method === 'NONE') return null;

  return (
    <RadioGroup.Root
      name="paymentMethod"
      aria-describedby={mark ? markId : undefined}
      label={t('request.payment')}
      value={method}
      error={error ? t(error) : undefined}
      onValueChange={(value) => {
        change({ field: 'paymentMethod', value: value as PaymentChoice });
      }}
    >
      {methods.map((name) => {
        // The words of the others come with the code that offers them.
        const key = `${icons[name] ? 'request.payment-method' : 'payment.method'}.${name}`;
        return (
          <RadioGroup.Item
            key={name}
            value={name}
            icon={icons[name] ?? <CardIcon />}
            description={t(`${key}-hint`)}
          >
            {t(key)}
          </RadioGroup.Item>
        );
      })}
      {mark && (
        <div id={markId} className="col-span-full">
          {mark}
        </div>
      )}
    </RadioGroup.Root>
  );
}
