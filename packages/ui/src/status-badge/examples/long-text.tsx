import { StatusBadge } from '../status-badge.tsx';

/** A badge wraps its text in a narrow container instead of truncating it. */
export const StatusBadgeLongText = () => (
  <div className="grid w-48 justify-items-start gap-3">
    <StatusBadge tone="warning">Waiting for the recipient to answer the phone</StatusBadge>
    <StatusBadge tone="info">Zustellbenachrichtigungsverzögerung</StatusBadge>
  </div>
);
