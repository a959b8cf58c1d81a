export { offlineNoticeStarted } from './offline-notice.model.ts';
