import { StatusBadge } from '../status-badge.tsx';

export function StatusBadgeTones() {
  return (
    <div className="flex flex-wrap gap-3">
      <StatusBadge>Unknown</StatusBadge>
      <StatusBadge tone="accent">Scheduled</StatusBadge>
      <StatusBadge tone="info" live>
        Looking for rider
      </StatusBadge>
      <StatusBadge tone="warning">Delayed</StatusBadge>
      <StatusBadge tone="success">Delivered</StatusBadge>
      <StatusBadge tone="danger">Cancelled</StatusBadge>
    </div>
  );
}
