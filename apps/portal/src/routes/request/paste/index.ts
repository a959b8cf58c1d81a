import './paste-marks.model.tsx';

export { parseMessage } from '@saddlebag/domain/paste';
export { PasteNotice } from './paste-notice.tsx';
