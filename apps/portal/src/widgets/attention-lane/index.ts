export { AlertSettings } from './alert-settings.tsx';
export { AttentionLane } from './attention-lane.tsx';
export { DuplicateNotice } from './duplicate-notice.tsx';
