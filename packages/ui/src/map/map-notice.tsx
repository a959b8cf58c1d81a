import { Button } from '../button/index.ts';
import type { MapEngineState } from './use-map-engine.ts';
import type { MapLabels } from './map.labels.ts';

/** Shows that the map is loading, or that it failed to load and can be retried. The pins stay usable. */
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
  readonly state: MapEngineState;
  readonly labels: MapLabels;
  readonly onRetry: () => void;
}
