import { cn } from '../internals/cn.ts';
import { useSheetContext } from './sheet-context.ts';
import { sheetHeights, stepHeight } from './sheet-heights.ts';
import type { ComponentProps, KeyboardEvent } from 'react';
import type { SheetHeight } from './sheet-heights.ts';

const englishLabels: SheetHandleLabels = { name: 'Height', peek: 'Low', half: 'Half', full: 'Full' };

const heightFor = (key: string, height: SheetHeight): SheetHeight | null => {
  if (key === 'ArrowUp') return stepHeight(height, 1);
  if (key === 'ArrowDown') return stepHeight(height, -1);
  if (key === 'Home') return 'peek';
  return key === 'End' ? 'full' : null;
};

/**
 * Changes the height of a sheet: with the arrow keys, Home and End, or with a tap, which raises the sheet and
 * lowers a full one to half.
 *
 * Renders a `<div role="slider">`.
 */
export function SheetHandle({ labels, className, ...props }: SheetHandleProps) {
  const { height, setHeight } = useSheetContext('Sheet.Handle');
  const texts = { ...englishLabels, ...labels };
  return (
    <div
      {...props}
      role="slider"
      tabIndex={0}
      aria-label={texts.name}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={sheetHeights.length - 1}
      aria-valuenow={sheetHeights.indexOf(height)}
      aria-valuetext={texts[height]}
      data-slot="sheet-handle"
      className={cn('sb-sheet-handle', className)}
      onClick={() => {
        setHeight(height === 'full' ? 'half' : stepHeight(height, 1));
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const next = heightFor(event.key, height);
        if (next === null) return;
        event.preventDefault();
        setHeight(next);
      }}
    />
  );
}

/** Texts of the handle. */
export interface SheetHandleLabels {
  readonly name: string;
  readonly peek: string;
  readonly half: string;
  readonly full: string;
}

export interface SheetHandleProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly labels?: Partial<SheetHandleLabels> | undefined;
}
