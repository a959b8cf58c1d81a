import { lazyPart } from '../../../lazy-part.tsx';

const RequestMap = lazyPart(async () => (await import('./request-map.tsx')).RequestMap);

/** The area of the map. The map's code loads after the form, which is usable before that. */
export function MapPanel({ className }: { className: string }) {
  return (
    <div data-slot="map-panel" className={`bg-sunken ${className}`}>
      <RequestMap />
    </div>
  );
}
