import { CardField } from './card-field.tsx';
import { useCardFieldsContext } from './card-fields-context.ts';
import { digitsOnly } from './masked-text.ts';
import type { CardPartProps } from './card-field.tsx';

const formatSecurityCode = (text: string): string => digitsOnly(text).slice(0, 4);

/** The three- or four-digit security code. Renders like `CardFields.Number`. */
export function CardFieldsSecurityCode(props: CardPartProps) {
  const { labels, codeLength } = useCardFieldsContext('CardFields.SecurityCode');
  return (
    <CardField
      autoComplete="cc-csc"
      inputMode="numeric"
      placeholder={labels.codeDigits(codeLength)}
      {...props}
      name="CardFields.SecurityCode"
      part="securityCode"
      mask={formatSecurityCode}
    />
  );
}
