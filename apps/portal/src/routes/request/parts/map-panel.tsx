import { lazy, Suspense } from 'react';

const RequestMap = lazy(async () => ({ default: (await import('./request-map.tsx')).RequestMap }));

/** The place of the map. Its code comes after the form, which can be filled in meanwhile. */
export function MapPanel({ className }: { className: string }) {
  return (
    <div data-slot="map-panel" className={`bg-sunken ${className}`}>
      <Suspense>
        <RequestMap />
      </Suspense>
    </div>
  );
}
