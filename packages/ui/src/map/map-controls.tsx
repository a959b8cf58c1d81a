import { Icon } from '../icon/internal.ts';
import { LocateIcon, PlusIcon } from '../icon/index.ts';
import type { ReactNode } from 'react';
import type { MapLabels } from './map.labels.ts';

/** The buttons in a corner of the map. Renders a `<div>`. Style it through `[data-slot=map-controls]`. */
export function MapControls({ labels, onZoom, onLocate, onShowEverything }: MapControlsProps) {
  return (
    <div data-slot="map-controls" className="sb-map-controls">
      {onShowEverything && (
        <MapButton label={labels.showEverything} onPress={onShowEverything}>
          <FrameIcon />
        </MapButton>
      )}
      {onLocate && (
        <MapButton label={labels.locate} onPress={onLocate}>
          <LocateIcon />
        </MapButton>
      )}
      <div className="sb-map-button-group">
        <MapButton
          label={labels.zoomIn}
          onPress={() => {
            onZoom(1);
          }}
        >
          <PlusIcon />
        </MapButton>
        <MapButton
          label={labels.zoomOut}
          onPress={() => {
            onZoom(-1);
          }}
        >
          <Icon>
            <path d="M4 10h12" />
          </Icon>
        </MapButton>
      </div>
    </div>
  );
}

function MapButton({ label, onPress, children }: MapButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className="sb-map-button" onClick={onPress}>
      {children}
    </button>
  );
}

/** A cross inside four corner brackets, for the "Show everything" button. */
function FrameIcon() {
  return (
    <Icon>
      <path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M10 7.5v5M7.5 10h5" />
    </Icon>
  );
}

interface MapButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

interface MapControlsProps {
  readonly labels: MapLabels;
  readonly onZoom: (steps: number) => void;
  readonly onLocate: (() => void) | undefined;
  readonly onShowEverything: (() => void) | undefined;
}
