import { Skeleton } from '../skeleton.tsx';

export function SkeletonCard() {
  return (
    <div
      role="status"
      aria-busy="true"
      className="grid max-w-sm gap-3 rounded-card bg-surface p-4 shadow-raised"
    >
      <span className="sr-only">Loading the order</span>
      <div className="flex items-center gap-3">
        <Skeleton shape="circle" />
        <div className="flex-1">
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/3" />
        </div>
      </div>
      <Skeleton shape="block" />
    </div>
  );
}
