import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { bulkColumns, type BulkColumn } from '../../contracts/index.ts';
import { $market, $vendors } from '../../account/vendors/index.ts';
import { accountLeft, sessionEnded } from '../../account/session/index.ts';
import { $clock } from '../../platform/ports/index.ts';
import { bulkClosed } from '../job/index.ts';
import { readOrdersFx } from '../reader/index.ts';
import type { BulkRow, SheetFailure, SheetNotice } from '../sheet/index.ts';
import { sourceChosen, type ChosenSource } from './chosen-source.ts';
import { $findRepeats, $validateRow } from './rules.model.ts';
import { validateInSlices } from './validate-in-slices.ts';

interface Reading extends ChosenSource {
  readonly controller: AbortController;
}

export const readingCancelled = createEvent();
const progressChanged = createEvent<number>();
const readingStarted = createEvent<Reading>();

/** The columns of the vendor's template. The last one exists only for accounts with several outlets. */
export const $templateColumns = $vendors.map((vendors): readonly BulkColumn[] =>
  vendors.length > 1 ? bulkColumns : bulkColumns.filter((column) => column !== 'collection_point'),
);

// Ahead of the grid, because the rules remember what they found.
const validateRowsFx = attach({
  source: { validateRow: $validateRow, findRepeats: $findRepeats, clock: $clock },
  effect: ({ clock, ...rules }, rows: readonly BulkRow[]) => validateInSlices(rows, rules, clock),
});
const readFx = attach({
  source: { market: $market, columns: $templateColumns },
  effect: async ({ market, columns }, { source, controller }: Reading) => {
    const result = await readOrdersFx({
      source,
      options: { country: market.country, columns },
      signal: controller.signal,
      progressed: scopeBind(progressChanged, { safe: true }),
    });
    if (result.ok) await validateRowsFx(result.rows);
    return result;
  },
});
const stopReadingFx = createEffect((controller: AbortController) => {
  controller.abort();
});

const $reading = createStore<Reading | null>(null, { serialize: 'ignore' })
  .on(readingStarted, (_, reading) => reading)
  .reset(readingCancelled, bulkClosed, sessionEnded);
/** Stops the last reading. Stays after the reading has ended. */
const $controller = createStore<AbortController | null>(null, { serialize: 'ignore' }).on(
  readingStarted,
  (_, { controller }) => controller,
);
/** From 0 to 1. */
export const $readingProgress = createStore(0)
  .on(progressChanged, (_, share) => share)
  .reset(readingStarted);
/** The name of the last file. Null for a pasted text. */
export const $sourceName = createStore<string | null>(null).on(sourceChosen, (_, { name }) => name);

// When the vendor chooses another source, cancels or leaves, stop the reading.
sample({
  clock: [sourceChosen, readingCancelled, bulkClosed, sessionEnded],
  source: $controller,
  filter: Boolean,
  target: stopReadingFx,
});
sample({
  clock: sourceChosen,
  fn: (chosen) => ({ ...chosen, controller: new AbortController() }),
  target: readingStarted,
});
sample({ clock: readingStarted, target: readFx });

// A reading that was stopped has no result.
const readingEnded = sample({
  clock: readFx.done,
  source: $reading,
  filter: (reading, { params }) => reading === params,
  fn: (_, { result }) => result,
});
/** The orders of a file or text. Replaces the rows of the grid. */
export const rowsRead = readingEnded.filterMap((result) => (result.ok ? result : undefined));
$reading.reset(readingEnded);
export const $isReading = $reading.map((reading) => reading !== null);

/** Why the last source could not be read. */
export const $readingFailure = createStore<SheetFailure | null>(null)
  .on(readingEnded, (_, result) => (result.ok ? null : result.failure))
  .reset(sourceChosen, bulkClosed);
/** What the reader left out or assumed in the rows of the grid. */
export const $notices = createStore<readonly SheetNotice[]>([], { serialize: 'ignore' })
  .on(rowsRead, (_, { notices }) => notices)
  .reset(sourceChosen, accountLeft);
