import { describe, expect, it } from 'vitest';
import { bulkStages, bulkTable, nextStage } from './flow.ts';

describe('the bulk flow', () => {
  // Proves: bulk.stages
  it.each([
    ['AskExcelFile', 'uploadStarted', 'UploadingExcelFile'],
    ['AskExcelFile', 'jobOpened', 'ShowPreprocessResults'],
    ['AskExcelFile', 'finishedJobOpened', 'Placed'],
    ['UploadingExcelFile', 'jobOpened', 'ShowPreprocessResults'],
    ['UploadingExcelFile', 'uploadFailed', 'AskExcelFile'],
    ['UploadingExcelFile', 'jobLeft', 'AskExcelFile'],
    ['ShowPreprocessResults', 'uploadStarted', 'UploadingExcelFile'],
    ['ShowPreprocessResults', 'placingRequested', 'ConfirmPlacing'],
    ['ShowPreprocessResults', 'jobOpened', 'ShowPreprocessResults'],
    ['ShowPreprocessResults', 'finishedJobOpened', 'Placed'],
    ['ShowPreprocessResults', 'jobLeft', 'AskExcelFile'],
    ['ConfirmPlacing', 'placingDeclined', 'ShowPreprocessResults'],
    ['ConfirmPlacing', 'placingConfirmed', 'PlacingOrders'],
    ['ConfirmPlacing', 'jobLeft', 'AskExcelFile'],
    ['PlacingOrders', 'ordersPlaced', 'Placed'],
    ['PlacingOrders', 'placingFailed', 'ShowPreprocessResults'],
    ['PlacingOrders', 'jobLeft', 'AskExcelFile'],
    ['Placed', 'jobOpened', 'ShowPreprocessResults'],
    ['Placed', 'finishedJobOpened', 'Placed'],
    ['Placed', 'jobLeft', 'AskExcelFile'],
  ] as const)('moves from %s on %s to %s', (stage, event, next) => {
    expect(nextStage(stage, event)).toBe(next);
  });

  it('has no other transitions', () => {
    expect(bulkStages.flatMap((stage) => Object.keys(bulkTable[stage]))).toHaveLength(20);
  });

  it('ignores an event without a transition', () => {
    expect(nextStage('AskExcelFile', 'placingConfirmed')).toBe('AskExcelFile');
  });
});
