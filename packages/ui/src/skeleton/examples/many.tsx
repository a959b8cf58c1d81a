import { Skeleton } from '../skeleton.tsx';

const rows = ['w-1/2', 'w-3/4', 'w-1/3', 'w-2/3', 'w-1/2', 'w-1/4'] as const;

/** A loading list. One live region announces it once, regardless of the number of rows. */
export const SkeletonMany = () => (
  <div role="status" aria-busy="true" className="grid max-w-md gap-4">
    <span className="sr-only">Loading the orders</span>
    {rows.map((width, line) => (
      <div key={`${width} ${String(line)}`} className="flex items-center gap-3">
        <Skeleton shape="circle" className="shrink-0" />
        <div className="flex-1">
          <Skeleton className={width} />
          <Skeleton className="w-1/4" />
        </div>
      </div>
    ))}
  </div>
);
