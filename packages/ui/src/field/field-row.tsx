import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * Places fields side by side. Their labels, controls, hints and errors stay in line, even if only one label wraps.
 * Renders a `<div>` with one column per field.
 */
export function FieldRow({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} data-slot="field-row" className={cn('sb-field-row', className)} />;
}
