import { CardField } from './card-field.tsx';
import type { StorableCardPartProps } from './card-field.tsx';

/**
 * The name on the card. Omit this part if the provider does not need the name. Renders like
 * `CardFields.Number`, but stays an `<input>` of the page even with `hosted`.
 */
export function CardFieldsHolder(props: StorableCardPartProps) {
  return (
    <CardField
      autoComplete="cc-name"
      autoCapitalize="words"
      {...props}
      name="CardFields.Holder"
      part="holder"
      wide
    />
  );
}
