import type { SheetFailure } from '../sheet-failure.ts';

/** A file with its expected outcome: the reason why it is refused, or what is read. */
export interface OddFile {
  readonly name: string;
  readonly bytes: () => Uint8Array;
  readonly failure?: SheetFailure['key'];
  /** The numbers of the rows that are read. */
  readonly rows?: readonly number[];
  /** The names of the notices, without their prefix. */
  readonly notices?: readonly string[];
}
