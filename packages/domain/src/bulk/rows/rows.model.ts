import { combine, createEvent, createStore, sample } from 'effector';
import { sessionEnded } from '../../account/session/index.ts';
import { bulkColumns, maxBulkRows, type BulkColumn } from '../../contracts/index.ts';
import { createRowEditing, type RowValidation } from '../editing/index.ts';
import { $job, $stage, bulkShown, jobCreated, uploadRequested } from '../job/index.ts';
import type { BulkRow, CellProblem } from '../sheet/index.ts';
import { toJobOutcome } from './job-outcome.ts';
import { $templateColumns, rowsRead } from './reading.model.ts';
import { $findRepeats, $validateRow, $validationContext } from './rules.model.ts';
import { toRowInput } from './to-row-input.ts';

/** The vendor wants the rows without errors to be checked and priced. */
export const checkRequested = createEvent();
/** The vendor no longer needs the rows. */
export const rowsDiscarded = createEvent();
const rowsReplaced = createEvent<readonly BulkRow[]>();

/** Errors that the service found. An edited row is another object, so its errors no longer apply. */
const $refusals = createStore<ReadonlyMap<BulkRow, readonly CellProblem[]>>(new Map(), {
  serialize: 'ignore',
}).reset(rowsReplaced);
const $validation = combine(
  { findRepeats: $findRepeats, validateRow: $validateRow, refusals: $refusals },
  ({ findRepeats, validateRow, refusals }): RowValidation => ({
    validate: (rows) => rows.flatMap((row) => [...validateRow(row), ...(refusals.get(row) ?? [])]),
    compare: findRepeats,
  }),
);
const $columns = createStore<readonly BulkColumn[]>(bulkColumns, { serialize: 'ignore' });

/** The grid in which the vendor corrects the rows. */
export const rowEditing = createRowEditing({ rows: rowsReplaced, $validation, $columns });
export const $hasRows = rowEditing.$rows.map((rows) => rows.length > 0);

// When a file or text is read, show its rows: the columns of the template, and the others that it uses.
sample({
  clock: rowsRead,
  source: $templateColumns,
  fn: (columns, { rows }) =>
    bulkColumns.filter(
      (column) => columns.includes(column) || rows.some(({ cells }) => cells[column] !== ''),
    ),
  target: $columns,
});
sample({ clock: rowsRead, fn: ({ rows }) => rows, target: rowsReplaced });

// When the vendor changes, the session ends or the vendor discards the rows, remove them. They stay when the
// screen closes.
const $shownVendorId = createStore<string | null>(null);
const vendorChanged = sample({
  clock: bulkShown,
  source: $shownVendorId,
  filter: (shownId, { vendorId }) => shownId !== null && shownId !== vendorId,
});
sample({ clock: bulkShown, fn: ({ vendorId }) => vendorId, target: $shownVendorId });
sample({
  clock: [vendorChanged, rowsDiscarded, sessionEnded],
  fn: (): readonly BulkRow[] => [],
  target: rowsReplaced,
});

// When the vendor asks for prices, send the rows without errors. The others stay in the grid.
const rowsSent = sample({
  clock: checkRequested,
  source: { rows: rowEditing.$goodRows, stage: $stage, context: $validationContext },
  filter: ({ rows, stage }) => rows.length > 0 && stage !== 'UploadingExcelFile',
  fn: ({ rows, context }) => ({ rows: rows.slice(0, maxBulkRows), context }),
});
sample({
  clock: rowsSent,
  fn: ({ rows, context }) => rows.map((row) => toRowInput(row, context)),
  target: uploadRequested,
});
const $sentRows = createStore<readonly BulkRow[]>([], { serialize: 'ignore' }).on(
  rowsSent,
  (_, { rows }) => rows,
);
/** The rows of each job that was created from the grid, by job id. */
const $rowsByJob = createStore<ReadonlyMap<string, readonly BulkRow[]>>(new Map(), {
  serialize: 'ignore',
}).reset(rowsReplaced);
sample({
  clock: jobCreated,
  source: { rowsByJob: $rowsByJob, sentRows: $sentRows },
  fn: ({ rowsByJob, sentRows }, { job }) => new Map(rowsByJob).set(job.id, sentRows),
  target: $rowsByJob,
});

// When the service answers, remove the rows that are orders now, and mark those that it refused.
const outcomeReceived = combine($job, $rowsByJob, (opened, rowsByJob) => {
  const rows = opened && rowsByJob.get(opened.job.id);
  return opened && rows ? toJobOutcome(rows, opened) : null;
}).updates.filterMap((outcome) => outcome ?? undefined);
sample({
  clock: outcomeReceived,
  source: rowEditing.$rows,
  filter: (rows, { placedIds }) => rows.some(({ id }) => placedIds.includes(id)),
  fn: (_, { placedIds }) => placedIds,
  target: rowEditing.rowsPlaced,
});
sample({
  clock: outcomeReceived,
  source: $refusals,
  filter: (_, { refusals }) => refusals.length > 0,
  fn: (known, { refusals }) => new Map([...known, ...refusals]),
  target: $refusals,
});
