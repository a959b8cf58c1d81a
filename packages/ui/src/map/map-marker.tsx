import { useId, useImperativeHandle, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../internals/cn.ts';
import { useMapContext } from './map-context.ts';
import { MapTooltip } from './map-tooltip.tsx';
import { MarkerPin } from './marker-pin.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useMapFeature } from './use-map-feature.ts';
import { useMarkerMoves } from './use-marker-moves.ts';
import { useMarkerPosition } from './use-marker-position.ts';
import { useMarkerTooltip } from './use-marker-tooltip.ts';
import { useMoveAnnouncements } from './use-move-announcements.ts';
import { useTurning } from './use-turning.ts';
import type { CSSProperties } from 'react';
import type { MapMarkerProps } from './map-marker.types.ts';

/** How often a rider's position is asked for; the marker glides for as long. */
const riderGlideMs = 2000;

/**
 * A pin on the map. Stands with its tip on the point (a rider with the middle); can be moved by pointer and arrow keys.
 *
 * Renders a `<div>` with a `<button>` in it, unless there is nothing to do with it and nothing to say. Style it through
 * `[data-slot=map-marker]`, `[data-kind]` and `[data-moving]`; `data-latitude` and `data-longitude` tell where it stands.
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
  ref,
  style,
  className,
  ...props
}: MapMarkerProps) {
  const { store, layers, labels, announce } = useMapContext('MapMarker');
  const hintId = useId();
  const bubble = useMarkerTooltip(showTooltip);
  const [isMoving, setMoving] = useState(false);
  const { latitude, longitude } = position;
  useMapFeature(
    'MapMarker',
    useMemo(
      () => ({ type: 'marker' as const, kind, label, size, position: { latitude, longitude } }),
      [kind, label, size, latitude, longitude],
    ),
  );
  const { element, host, hold } = useMarkerPosition({
    store,
    layers,
    position,
    glideMs,
    rank: kind === 'rider' ? 2 : 1,
    isRaised: isMoving || bubble.isAsked,
  });
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, [element]);
  const keptFocus = useKeptFocus(element, host);
  const speak = useMoveAnnouncements({ label, labels, announce });
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
      speak.moved(point);
      onMoveEnd?.(point);
    },
    onPutBack: () => {
      speak.putBack();
      onMove?.(position);
    },
  });
  const turned = useTurning(bearing);
  const pin = <MarkerPin kind={kind} size={size} bearing={turned} />;
  const isPressable = draggable || onSelect !== undefined || showTooltip === 'hover';
  const descriptions = [
    draggable ? hintId : undefined,
    bubble.isShown && tooltip !== label ? bubble.id : undefined,
  ].filter(Boolean);

  const marker = (
    <div
      {...props}
      ref={element}
      role="presentation"
      data-slot="map-marker"
      data-kind={kind}
      data-latitude={latitude}
      data-longitude={longitude}
      data-moving={isMoving ? '' : undefined}
      style={{ '--pin-size': `${String(size)}px`, ...style } as CSSProperties}
      className={cn('sb-map-marker', className)}
      {...bubble.hover}
      {...keptFocus}
    >
      {isPressable ? (
        <button
          type="button"
          aria-label={label}
          aria-describedby={descriptions.join(' ') || undefined}
          data-draggable={draggable ? '' : undefined}
          className="sb-map-marker-grip"
          {...moves}
          onClick={(event) => {
            // Not every browser gives a pressed button the focus, and what opens with it closes with it.
            event.currentTarget.focus();
            onSelect?.();
          }}
          onFocus={bubble.focus}
          onBlur={() => {
            moves?.onBlur();
            bubble.blur();
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
      {bubble.isShown && <MapTooltip id={bubble.id}>{tooltip}</MapTooltip>}
    </div>
  );
  return host ? createPortal(marker, host) : marker;
}
