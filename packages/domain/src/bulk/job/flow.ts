/** The stages of a bulk upload (specification 001, section 4), and the placement itself. */
export const bulkStages = [
  'AskExcelFile',
  'UploadingExcelFile',
  'ShowPreprocessResults',
  'ConfirmPlacing',
  'PlacingOrders',
  'Placed',
] as const;
export type BulkStage = (typeof bulkStages)[number];

/**
 * An input of the machine. `jobOpened` and `finishedJobOpened` follow from the job in the URL. `jobLeft` is a
 * change of the vendor, or a request for another file.
 */
export type BulkEventName =
  | 'uploadStarted'
  | 'uploadFailed'
  | 'jobOpened'
  | 'finishedJobOpened'
  | 'placingRequested'
  | 'placingDeclined'
  | 'placingConfirmed'
  | 'ordersPlaced'
  | 'placingFailed'
  | 'jobLeft';

type Row = Readonly<Partial<Record<BulkEventName, BulkStage>>>;

/** The transitions of the machine: stage, event, next stage. A stage ignores events without an entry. */
export const bulkTable: Readonly<Record<BulkStage, Row>> = {
  AskExcelFile: {
    uploadStarted: 'UploadingExcelFile',
    jobOpened: 'ShowPreprocessResults',
    finishedJobOpened: 'Placed',
  },
  UploadingExcelFile: {
    jobOpened: 'ShowPreprocessResults',
    uploadFailed: 'AskExcelFile',
    jobLeft: 'AskExcelFile',
  },
  ShowPreprocessResults: {
    uploadStarted: 'UploadingExcelFile',
    placingRequested: 'ConfirmPlacing',
    jobOpened: 'ShowPreprocessResults',
    finishedJobOpened: 'Placed',
    jobLeft: 'AskExcelFile',
  },
  ConfirmPlacing: {
    placingDeclined: 'ShowPreprocessResults',
    placingConfirmed: 'PlacingOrders',
    jobLeft: 'AskExcelFile',
  },
  PlacingOrders: {
    ordersPlaced: 'Placed',
    placingFailed: 'ShowPreprocessResults',
    jobLeft: 'AskExcelFile',
  },
  Placed: {
    jobOpened: 'ShowPreprocessResults',
    finishedJobOpened: 'Placed',
    jobLeft: 'AskExcelFile',
  },
};

/** Returns the stage after an event. */
export const nextStage = (stage: BulkStage, event: BulkEventName): BulkStage =>
  bulkTable[stage][event] ?? stage;
