export { sessionNoticeStarted } from './session-notice.model.ts';
