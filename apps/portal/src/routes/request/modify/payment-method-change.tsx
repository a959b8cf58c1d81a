import { useUnit } from 'effector-react';
import type { PaymentMethod } from '@saddlebag/domain/contracts';
import { $method, $methods } from '@saddlebag/domain/modification';
import { useT } from '@saddlebag/domain/react';
import { $errors, fieldChanged } from '@saddlebag/domain/request';
import { RadioGroup } from '@saddlebag/ui/radio-group';

/** The payment methods that the order can change to. A single method is shown read-only. */
export function PaymentMethodChange() {
  const t = useT();
  const [methods, method, errors, changeField] = useUnit([$methods, $method, $errors, fieldChanged]);
  const error = errors.paymentMethod;

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
      {methods.map((name) => (
        <RadioGroup.Item key={name} value={name} description={t(`request.payment-method.${name}-hint`)}>
          {t(`request.payment-method.${name}`)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
