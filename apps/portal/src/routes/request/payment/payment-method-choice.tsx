import { useUnit } from 'effector-react';
import { useId, type ReactNode } from 'react';
import type { PaymentChoice } from '@saddlebag/domain/contracts';
import { $flags } from '@saddlebag/domain/flags';
import { useT } from '@saddlebag/domain/react';
import { $errors, $paymentMethod, $paymentMethods, fieldChanged } from '@saddlebag/domain/request';
import { CardIcon, CashIcon, CheckIcon } from '@saddlebag/ui/icon';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { useFieldHint } from '../form/use-field-hint.ts';
import { paymentTextKey } from './payment-text-keys.ts';

const icons: Readonly<Partial<Record<PaymentChoice, ReactNode>>> = {
  CASH_ON_DELIVERY: <CashIcon />,
  PAID: <CheckIcon />,
};

/** The payment methods of the outlet. Renders nothing when the outlet uses none. */
export function PaymentMethodChoice() {
  const t = useT();
  const [flags, methods, method, errors, changeField] = useUnit([
    $flags,
    $paymentMethods,
    $paymentMethod,
    $errors,
    fieldChanged,
  ]);
  const error = errors.paymentMethod;
  const replacedHint = useFieldHint('paymentMethod');
  const hintId = useId();
  if (method === 'NONE') return null;

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <RadioGroup.Root
        name="paymentMethod"
        layout="segments"
        aria-describedby={replacedHint ? hintId : undefined}
        label={t('request.payment')}
        value={method}
        error={error ? t(error) : undefined}
        onValueChange={(value) => {
          changeField({ field: 'paymentMethod', value: value as PaymentChoice });
        }}
      >
        {methods.map((name) => {
          const key = paymentTextKey(name, flags);
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
      </RadioGroup.Root>
      {replacedHint && <div id={hintId}>{replacedHint}</div>}
    </div>
  );
}
