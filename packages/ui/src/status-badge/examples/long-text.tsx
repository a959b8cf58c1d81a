import { StatusBadge } from '../status-badge.tsx';

/** In a place too narrow for it a badge wraps; nothing of it is lost. */
export const StatusBadgeLongText = () => (
  <div className="grid w-48 justify-items-start gap-3">
    <StatusBadge tone="warning">Waiting for the recipient to answer the phone</StatusBadge>
    <StatusBadge tone="info">Zustellbenachrichtigungsverzögerung</StatusBadge>
  </div>
);
