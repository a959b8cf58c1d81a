import { createStrictContext } from '../internals/strict-context.ts';
import type { SheetHeight } from './sheet-heights.ts';
import type { SheetDrag } from './use-sheet-drag.ts';

/** State shared by the parts of a sheet. */
export interface SheetContextValue {
  readonly height: SheetHeight;
  readonly setHeight: (height: SheetHeight) => void;
  /** Pointer handlers of the area by which the user drags the sheet. */
  readonly drag: SheetDrag;
}

export const [SheetContext, useSheetContext] = createStrictContext<SheetContextValue>({
  root: 'Sheet.Root',
  consequence: 'it does not know the height of the sheet',
});
