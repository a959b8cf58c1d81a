import type { Report } from '../report.ts';
import { corpusReport } from './corpus.ts';
import { pasteCostReport } from './cost.ts';
import { olderMessagesReport } from './older-messages.ts';

/** Reports how well, how fast and at what size the portal reads pasted messages. */
export const pasteReports = async (): Promise<readonly Report[]> => [
  await corpusReport(),
  olderMessagesReport(),
  await pasteCostReport(),
];
