import { CardField } from './card-field.tsx';
import { useCardFieldsContext } from './card-fields-context.ts';
import { formatCardNumber } from './card-number.ts';
import type { CardPartProps } from './card-field.tsx';

/**
 * The card number. Formats it in the digit groups of its scheme and shows the scheme's name after it.
 * `className` goes to the field's `<div>`, all other props to its `<input>`.
 */
export function CardFieldsNumber(props: CardPartProps) {
  const { scheme } = useCardFieldsContext('CardFields.Number');
  return (
    <CardField
      autoComplete="cc-number"
      inputMode="numeric"
      {...props}
      name="CardFields.Number"
      part="number"
      wide
      mask={formatCardNumber}
      endSlot={
        <span role="status" data-slot="card-scheme" className="sb-card-scheme">
          {scheme}
        </span>
      }
    />
  );
}
