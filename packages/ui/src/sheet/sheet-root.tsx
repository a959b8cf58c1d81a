import { useMemo } from 'react';
import { cn } from '../internals/cn.ts';
import { useControllableState } from '../internals/use-controllable-state.ts';
import { useForwardedRef } from '../internals/use-forwarded-ref.ts';
import { SheetContext } from './sheet-context.ts';
import { useSheetDrag } from './use-sheet-drag.ts';
import type { ComponentProps, CSSProperties } from 'react';
import type { SheetHeight } from './sheet-heights.ts';

/**
 * A panel over the lower part of its container, such as the details of an order over its map. It has three
 * heights: `peek` shows the header alone, `half` and `full` show the body too. The content beside it stays
 * interactive.
 *
 * Renders a `<div>` at the bottom of the nearest positioned ancestor. Style it through `[data-height]` and
 * `[data-dragging]`.
 */
export function SheetRoot({
  height,
  defaultHeight = 'half',
  onHeightChange,
  halfFraction = 0.5,
  ref,
  className,
  style,
  ...props
}: SheetRootProps) {
  const sheet = useForwardedRef(ref);
  const [currentHeight, setHeight] = useControllableState({
    value: height,
    defaultValue: defaultHeight,
    onChange: onHeightChange,
  });
  const measure = () => {
    const full = sheet.current?.parentElement?.clientHeight ?? 0;
    const header = sheet.current?.querySelector<HTMLElement>('[data-slot=sheet-header]');
    return { peek: header?.offsetHeight ?? 0, half: full * halfFraction, full };
  };
  const drag = useSheetDrag({ sheet, measure, onDrop: setHeight });
  const context = useMemo(
    () => ({ height: currentHeight, setHeight, drag }),
    [currentHeight, setHeight, drag],
  );
  return (
    <SheetContext value={context}>
      <div
        {...props}
        ref={sheet}
        data-slot="sheet"
        data-height={currentHeight}
        className={cn('sb-sheet', className)}
        style={{ '--sb-sheet-half': `${String(halfFraction * 100)}%`, ...style } as CSSProperties}
      />
    </SheetContext>
  );
}

export interface SheetRootProps extends ComponentProps<'div'> {
  readonly height?: SheetHeight | undefined;
  readonly defaultHeight?: SheetHeight;
  readonly onHeightChange?: ((height: SheetHeight) => void) | undefined;
  /** The part of the container that the sheet covers at half height, from 0 to 1. */
  readonly halfFraction?: number;
}
