import { useId, useMemo, useState } from 'react';
import { cn } from '../internals/cn.ts';
import { useMapContext } from './map-context.ts';
import { MarkerPin } from './marker-pin.tsx';
import { useMapFeature } from './use-map-feature.ts';
import { useMarkerMoves } from './use-marker-moves.ts';
import { useMarkerPosition } from './use-marker-position.ts';
import { useTurning } from './use-turning.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { MarkerKind } from './map-store.ts';
import type { Point } from './mercator.ts';

/** How often a rider's position is asked for; the marker glides for as long. */
const riderGlideMs = 2000;

/**
 * A pin on the map. Stands with its tip on the point (a rider with the middle); can be moved by pointer and arrow keys.
 *
 * Renders a `<div>`, or a `<button>` when it can be moved or pressed. Style it through `[data-slot=map-marker]`,
 * `[data-kind]` and `[data-moving]`; `data-latitude` and `data-longitude` tell where it stands.
 */
export function MapMarker({
  kind,
  position,
  label,
  size = 65,
  bearing,
  draggable = false,
  glideMs = kind === 'rider' ? riderGlideMs : 0,
  tooltip = label,
  showTooltip = 'hover',
  onMove,
  onMoveEnd,
  onSelect,
  className,
}: MapMarkerProps) {
  const { store, labels, announce } = useMapContext('MapMarker');
  const hintId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const { latitude, longitude } = position;
  useMapFeature(
    'MapMarker',
    useMemo(
      () => ({ type: 'marker' as const, kind, label, position: { latitude, longitude } }),
      [kind, label, latitude, longitude],
    ),
  );
  const { element, hold } = useMarkerPosition(store, position, glideMs);
  const moves = useMarkerMoves({
    store,
    position,
    isDraggable: draggable,
    hold: (point) => {
      hold(point);
      setMoving(point !== null);
    },
    onMove,
    onMoveEnd: (point) => {
      setMoving(false);
      announce(labels.moved(label, point));
      onMoveEnd?.(point);
    },
  });
  const turned = useTurning(bearing);
  const isInteractive = draggable || onSelect !== undefined;
  const pin = <MarkerPin kind={kind} size={size} bearing={turned} />;
  const isTooltipShown = showTooltip === 'always' || (showTooltip === 'hover' && isOpen);

  return (
    <div
      ref={element}
      role="presentation"
      data-slot="map-marker"
      data-kind={kind}
      data-latitude={latitude}
      data-longitude={longitude}
      data-moving={isMoving ? '' : undefined}
      className={cn('sb-map-marker', className)}
      onPointerEnter={() => {
        setOpen(true);
      }}
      onPointerLeave={() => {
        setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {isInteractive ? (
        <button
          type="button"
          aria-label={label}
          aria-describedby={draggable ? hintId : undefined}
          className="sb-map-marker-grip"
          {...moves}
          onClick={onSelect}
          onFocus={() => {
            setOpen(true);
          }}
          onBlur={() => {
            moves?.onBlur();
            setOpen(false);
          }}
        >
          {pin}
        </button>
      ) : (
        <div className="sb-map-marker-grip">{pin}</div>
      )}
      {draggable && (
        <span id={hintId} hidden>
          {labels.moveHint}
        </span>
      )}
      {isTooltipShown && (
        <div aria-hidden="true" dir="auto" data-slot="map-tooltip" className="sb-map-tooltip">
          {tooltip}
        </div>
      )}
    </div>
  );
}

export interface MapMarkerProps extends Pick<ComponentProps<'div'>, 'className'> {
  readonly kind: MarkerKind;
  readonly position: Point;
  /** Names the marker; an address, a shop, the rider. */
  readonly label: string;
  /** Height in pixels. */
  readonly size?: number;
  /** Where a rider is heading: degrees clockwise from north. */
  readonly bearing?: number | undefined;
  readonly draggable?: boolean;
  /** How long the marker glides to a new position; 0 jumps. */
  readonly glideMs?: number;
  /** What the bubble above the pin says; the label unless given. */
  readonly tooltip?: ReactNode;
  readonly showTooltip?: 'hover' | 'always' | 'never';
  /** While it moves under the pointer or the keys. */
  readonly onMove?: ((point: Point) => void) | undefined;
  /** Once per movement. Set `position` to keep it there. */
  readonly onMoveEnd?: ((point: Point) => void) | undefined;
  readonly onSelect?: (() => void) | undefined;
}
