import { CardField } from './card-field.tsx';
import type { CardPartProps } from './card-field.tsx';

/**
 * The name as it stands on the card; where it is left out it is not asked for. Renders as the other parts do, and
 * stays a field of the page where a provider hosts the others.
 */
export function CardFieldsHolder(props: CardPartProps) {
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
