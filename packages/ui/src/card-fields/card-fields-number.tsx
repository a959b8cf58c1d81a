import { CardField } from './card-field.tsx';
import { useCardFieldsContext } from './card-fields-context.ts';
import { maskCardNumber } from './card-number.ts';
import type { CardPartProps } from './card-field.tsx';

/**
 * The number, in the groups of its scheme, which is named at its end. Renders the field's `<div>` with `className`
 * around an `<input>` that takes all else.
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
      mask={maskCardNumber}
      endSlot={
        <span role="status" data-slot="card-scheme" className="sb-card-scheme">
          {scheme}
        </span>
      }
    />
  );
}
