import { readSource } from '@saddlebag/domain/bulk-reader';
import { parseWorkbook } from './parse-workbook.ts';
import type { ReadRequest, ReaderMessage } from './reader-messages.ts';

const post = (message: ReaderMessage) => {
  postMessage(message);
};

addEventListener('message', ({ data: { source, options } }: MessageEvent<ReadRequest>) => {
  const progressed = (progress: number) => {
    post({ progress });
  };
  void readSource(source, { ...options, progressed }, parseWorkbook).then((reading) => {
    post({ reading });
  });
});
