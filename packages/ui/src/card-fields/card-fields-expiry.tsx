import { CardField } from './card-field.tsx';
import { useCardFieldsContext } from './card-fields-context.ts';
import { formatExpiry } from './expiry.ts';
import type { StorableCardPartProps } from './card-field.tsx';

/** The expiry month and year. Renders like `CardFields.Number`. */
export function CardFieldsExpiry(props: StorableCardPartProps) {
  const { labels } = useCardFieldsContext('CardFields.Expiry');
  return (
    <CardField
      autoComplete="cc-exp"
      inputMode="numeric"
      placeholder={labels.expiryExample}
      {...props}
      name="CardFields.Expiry"
      part="expiry"
      mask={formatExpiry}
    />
  );
}
