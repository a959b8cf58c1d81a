import { Skeleton } from '../skeleton.tsx';

/** Placeholders for lines of text, an avatar and a picture, each as large as the loaded content. */
export const SkeletonShapes = () => (
  <div role="status" aria-busy="true" className="grid max-w-sm gap-4">
    <span className="sr-only">Loading</span>
    <p className="m-0 text-xl">
      <Skeleton className="w-1/2" />
    </p>
    <p className="m-0 text-md">
      <Skeleton />
      <Skeleton />
      <Skeleton className="w-3/4" />
    </p>
    <Skeleton shape="circle" />
    <Skeleton shape="block" />
  </div>
);
