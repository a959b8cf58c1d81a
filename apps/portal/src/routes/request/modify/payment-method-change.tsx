import { useUnit } from 'effector-react';
import type { PaymentMethod } from '@saddlebag/domain/contracts';
import { $flags } from '@saddlebag/domain/flags';
import { $method, $methods } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { $errors, fieldChanged } from '@saddlebag/domain/request';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { paymentTextKey } from '../payment/payment-text-keys.ts';

/**
 * The payment methods that the order can change to. A single method is shown read-only. Renders nothing for an order
 * without one.
 */
export function PaymentMethodChange() {
  const t = useT();
  const [flags, methods, method, errors, changeField] = useUnit([
    $flags,
    $methods,
    $method,
    $errors,
    fieldChanged,
  ]);
  const error = errors.paymentMethod;
  if (method === 'NONE') return null;

  return (
    <RadioGroup.Root
      name="paymentMethod"
      layout="segments"
      label={t('request.payment')}
      value={method}
      error={error ? t(error) : undefined}
      onValueChange={(value) => {
        changeField({ field: 'paymentMethod', value: value as PaymentMethod });
      }}
    >
      {methods.map((name) => {
        const key = paymentTextKey(name, flags);
        return (
          <RadioGroup.Item key={name} value={name} description={t(`${key}-hint`)}>
            {t(key)}
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
