import { cn } from '../internals/cn.ts';
import { useSheetContext } from './sheet-context.ts';
import type { ComponentProps } from 'react';

/**
 * The part of a sheet that is always visible. The user drags the sheet by it. Controls inside it still react
 * to taps. Renders a `<header>`.
 */
export function SheetHeader({ className, ...props }: ComponentProps<'header'>) {
  const { drag } = useSheetContext('Sheet.Header');
  return (
    <header {...drag} {...props} data-slot="sheet-header" className={cn('sb-sheet-header', className)} />
  );
}
