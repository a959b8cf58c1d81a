import { lazyPart } from '../../../lazy-part.tsx';

const RequestMap = lazyPart(async () => (await import('./request-map.tsx')).RequestMap);

/** The place of the map. Its code comes after the form, which can be filled in meanwhile. */
export function MapPanel({ className }: { className: string }) {
  return (
    <div data-slot="map-panel" className={`bg-sunken ${className}`}>
      <RequestMap />
    </div>
  );
}
