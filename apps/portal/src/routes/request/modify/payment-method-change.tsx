import { useUnit } from 'effector-react';
import type { PaymentMethod } from '@saddlebag/domain/contracts';
import { $method, $methods } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { $errors, fieldChanged } from '@saddlebag/domain/request';
import { RadioGroup } from '@saddlebag/ui/radio-group';

/** What the payment of the order may still become. Where there is one answer only, it stands there to be read. */
export function PaymentMethodChange() {
  const t = useT();
  const [methods, method, errors, change] = useUnit([$methods, $method, $errors, fieldChanged]);
  const error = errors.paymentMethod;

  return (
    <RadioGroup.Root
      name="paymentMethod"
      label={t('request.payment')}
      value={method}
      error={error ? t(error) : undefined}
      onValueChange={(value) => {
        change({ field: 'paymentMethod', value: value as PaymentMethod });
      }}
    >
      {methods.map((name) => (
        <RadioGroup.Item key={name} value={name} description={t(`request.payment-method.${name}-hint`)}>
          {t(`request.payment-method.${name}`)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
