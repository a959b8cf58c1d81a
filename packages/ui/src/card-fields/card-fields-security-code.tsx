import { CardField } from './card-field.tsx';
import { useCardFieldsContext } from './card-fields-context.ts';
import { plainDigits } from './masked-text.ts';
import type { CardPartProps } from './card-field.tsx';

const maskCode = (text: string): string => plainDigits(text).slice(0, 4);

/** The three or four digits that prove that the card is at hand. Renders as the other parts do. */
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
      mask={maskCode}
    />
  );
}
