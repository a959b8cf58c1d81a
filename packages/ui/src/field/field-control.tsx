import { Slot } from '@radix-ui/react-slot';
import { useFieldContext } from './field-context.ts';
import { useFieldControl } from './use-field-control.ts';
import type { ComponentProps } from 'react';

/**
 * Ties the control it holds, its only child, to the label, hint and error of the field. For controls
 * that are not part of this library; ours tie themselves.
 */
export function FieldControl(props: ComponentProps<typeof Slot>) {
  useFieldContext('Field.Control');
  const control = useFieldControl(props);
  return <Slot {...props} {...control} data-slot="field-control" />;
}
