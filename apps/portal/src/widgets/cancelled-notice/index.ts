import './texts.ts';
export { CancelledNotice } from './cancelled-notice.tsx';
