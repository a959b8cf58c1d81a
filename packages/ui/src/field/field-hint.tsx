import { useLayoutEffect } from 'react';
import { cn } from '../internals/cn.ts';
import { useFieldContext } from './field-context.ts';
import type { ComponentProps } from 'react';

/** Explains what to enter. Renders a `<p>` that describes the control. */
export function FieldHint({ className, ...props }: ComponentProps<'p'>) {
  const { hintId, onDescriptionChange } = useFieldContext('Field.Hint');
  useLayoutEffect(() => {
    onDescriptionChange('hint', true);
    return () => {
      onDescriptionChange('hint', false);
    };
  }, [onDescriptionChange]);

  return <p {...props} id={hintId} data-slot="field-hint" className={cn('sb-field-hint', className)} />;
}
