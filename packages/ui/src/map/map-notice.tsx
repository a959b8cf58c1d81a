import { Button } from '../button/button.tsx';
import type { MapGroundState } from './use-map-engine.ts';
import type { MapLabels } from './map.labels.ts';

/** Says that the ground is on its way, or that it cannot come. The pins stay usable above the picture. */
export function MapNotice({ state, labels, onRetry }: MapNoticeProps) {
  if (state === 'loading') {
    return (
      <p data-slot="map-notice" data-state={state} className="sb-map-notice">
        {labels.loading}
      </p>
    );
  }
  if (state !== 'failed') return null;
  return (
    <div role="status" data-slot="map-notice" data-state={state} className="sb-map-notice">
      <span>{labels.failed}</span>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {labels.retry}
      </Button>
    </div>
  );
}

interface MapNoticeProps {
  readonly state: MapGroundState;
  readonly labels: MapLabels;
  readonly onRetry: () => void;
}
