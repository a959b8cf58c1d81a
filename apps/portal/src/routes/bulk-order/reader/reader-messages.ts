import type { OrderSource } from '@saddlebag/domain/bulk-reader';
import type { ReadOptions, SheetReading } from '@saddlebag/domain/bulk-sheet';

export interface ReadRequest {
  readonly source: OrderSource;
  readonly options: ReadOptions;
}

export type ReaderMessage = { readonly progress: number } | { readonly reading: SheetReading };
