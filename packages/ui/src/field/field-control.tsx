import { Slot } from '@radix-ui/react-slot';
import { useFieldContext } from './field-context.ts';
import { useFieldControl } from './use-field-control.ts';
import type { ComponentProps } from 'react';

/**
 * Connects its only child, a control from outside this library, to the label, hint and error of the field.
 * The library's own controls connect themselves.
 */
export function FieldControl(props: ComponentProps<typeof Slot>) {
  useFieldContext('Field.Control');
  const control = useFieldControl(props);
  return <Slot {...props} {...control} data-slot="field-control" />;
}
