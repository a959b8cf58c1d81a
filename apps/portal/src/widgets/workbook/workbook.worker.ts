import type { Workbook } from '@saddlebag/domain/history';
import { buildWorkbook } from './build-workbook.ts';

addEventListener('message', ({ data }: MessageEvent<Workbook>) => {
  const bytes = buildWorkbook(data);
  postMessage(bytes, { transfer: [bytes.buffer] });
});
