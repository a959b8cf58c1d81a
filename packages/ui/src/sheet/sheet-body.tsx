import { cn } from '../internals/cn.ts';
import { useSheetContext } from './sheet-context.ts';
import type { ComponentProps, FocusEvent } from 'react';

/**
 * The scrolling content below the header. It keeps its scroll position when the height changes. If the focus
 * moves into it at the lowest height, the sheet rises to half. Renders a `<div>`.
 */
export function SheetBody({ className, onFocus, ...props }: ComponentProps<'div'>) {
  const { height, setHeight } = useSheetContext('Sheet.Body');
  return (
    <div
      {...props}
      data-slot="sheet-body"
      className={cn('sb-sheet-body', className)}
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        onFocus?.(event);
        if (height === 'peek') setHeight('half');
      }}
    />
  );
}
