import { combine, createEvent, createStore, sample } from 'effector';
import { $session, accountLeft, sessionStarted } from '../../account/session/index.ts';
import { bulkColumns, maxBulkRows, type BulkColumn } from '../../contracts/index.ts';
import { createRowEditing, type RowValidation } from '../editing/index.ts';
import { $job, $stage, $vendorId, bulkShown, jobCreated, uploadRequested } from '../job/index.ts';
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

/** The account and the outlet for which the rows were read. Null before the first rows. */
const $owner = createStore<{ readonly userId: string | null; readonly vendorId: string | null } | null>(null);
sample({
  clock: rowsRead,
  source: { session: $session, vendorId: $vendorId },
  fn: ({ session, vendorId }) => ({ userId: session?.user.id ?? null, vendorId }),
  target: $owner,
});

/**
 * The outlet to which the vendor can return to keep the corrected rows. Null unless the screen shows another outlet.
 * To keep the other outlet, the vendor discards the rows.
 */
export const $leftVendorId = combine(
  { owner: $owner, vendorId: $vendorId, isEdited: rowEditing.$canUndo, hasRows: $hasRows },
  ({ owner, vendorId, isEdited, hasRows }) =>
    hasRows && isEdited && owner && vendorId !== null && owner.vendorId !== vendorId ? owner.vendorId : null,
);

// Remove the rows when the vendor discards them or logs out, and when another account signs in. They stay when the
// screen closes or the session expires. When the vendor changes the outlet, remove them if none is corrected.
const outletChanged = sample({
  clock: bulkShown,
  source: { owner: $owner, isEdited: rowEditing.$canUndo, hasRows: $hasRows },
  filter: ({ owner, isEdited, hasRows }, { vendorId }) =>
    owner !== null && owner.vendorId !== vendorId && !(hasRows && isEdited),
});
const accountChanged = sample({
  clock: sessionStarted,
  source: $owner,
  filter: (owner, { user }) => owner !== null && owner.userId !== user.id,
});
sample({
  clock: [outletChanged, rowsDiscarded, accountLeft, accountChanged],
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
