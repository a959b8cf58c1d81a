import { useLayoutEffect } from 'react';
import { AlertIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { useFieldContext } from './field-context.ts';
import type { ComponentProps } from 'react';

/**
 * States what is wrong and how to fix it. Renders a `<p>` that describes the control. The field is invalid
 * while the error is mounted, so mount it only when there is an error.
 */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  const { errorId, onDescriptionChange } = useFieldContext('Field.Error');
  useLayoutEffect(() => {
    onDescriptionChange('error', true);
    return () => {
      onDescriptionChange('error', false);
    };
  }, [onDescriptionChange]);

  return (
    <p {...props} id={errorId} data-slot="field-error" className={cn('sb-field-error', className)}>
      <AlertIcon size={16} />
      <span>{children}</span>
    </p>
  );
}
