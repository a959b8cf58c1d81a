import { useId, useImperativeHandle, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../internals/cn.ts';
import { useMapContext } from './map-context.ts';
import { MapTooltip } from './map-tooltip.tsx';
import { MarkerPin } from './marker-pin.tsx';
import { useMarkerFocus } from './use-marker-focus.ts';
import { useMapFeature } from './use-map-feature.ts';
import { useMarkerMoves } from './use-marker-moves.ts';
import { riderGlideMs, useMarkerPosition } from './use-marker-position.ts';
import { useMarkerTooltip } from './use-marker-tooltip.ts';
import { useMoveAnnouncements } from './use-move-announcements.ts';
import { useContinuousBearing } from './use-continuous-bearing.ts';
import type { CSSProperties } from 'react';
import type { MapMarkerProps } from './map-marker.types.ts';

/**
 * A marker on the map. The tip of its pin marks the position. A rider is centred on the position instead.
 * Users move a `draggable` marker with the pointer or the arrow keys.
 *
 * Renders a `<div>`, with a `<button>` inside if the marker is draggable, selectable or has a hover tooltip.
 * Style it through `[data-slot=map-marker]`, `[data-kind]`, `[data-stale]` and `[data-moving]`. `data-latitude`
 * and `data-longitude` hold its position.
 */
export function MapMarker({
  kind,
  position,
  label,
  size = 65,
  bearing,
  draggable = false,
  caption,
  stale = false,
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
  const captionId = useId();
  const tooltipState = useMarkerTooltip(showTooltip);
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
    isRaised: isMoving || tooltipState.isActive,
  });
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, [element]);
  const focusHandlers = useMarkerFocus({ marker: element, host, store, position });
  const announcements = useMoveAnnouncements({ label, labels, announce });
  const moveHandlers = useMarkerMoves({
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
      announcements.moved(point);
      onMoveEnd?.(point);
    },
    onMoveCancel: () => {
      announcements.putBack();
      onMove?.(position);
    },
  });
  const rotation = useContinuousBearing(bearing);
  const pin = <MarkerPin kind={kind} size={size} bearing={rotation} />;
  const isPressable = draggable || onSelect !== undefined || showTooltip === 'hover';
  const descriptions = [
    draggable ? hintId : undefined,
    caption === undefined ? undefined : captionId,
    tooltipState.isShown && tooltip !== label ? tooltipState.id : undefined,
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
      data-stale={stale ? '' : undefined}
      data-moving={isMoving ? '' : undefined}
      style={{ '--pin-size': `${String(size)}px`, ...style } as CSSProperties}
      className={cn('sb-map-marker', className)}
      {...tooltipState.hover}
      {...focusHandlers}
    >
      {isPressable ? (
        <button
          type="button"
          aria-label={label}
          aria-describedby={descriptions.join(' ') || undefined}
          data-draggable={draggable ? '' : undefined}
          className="sb-map-marker-grip"
          {...moveHandlers}
          onClick={(event) => {
            // Safari does not focus a pressed button, but the tooltip opens on focus and closes on blur.
            event.currentTarget.focus();
            onSelect?.();
          }}
          onFocus={tooltipState.focus}
          onBlur={() => {
            moveHandlers?.onBlur();
            tooltipState.blur();
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
      {caption !== undefined && (
        <span id={captionId} data-slot="map-marker-caption" className="sb-map-caption">
          <bdi>{caption}</bdi>
        </span>
      )}
      {tooltipState.isShown && <MapTooltip id={tooltipState.id}>{tooltip}</MapTooltip>}
    </div>
  );
  return host ? createPortal(marker, host) : marker;
}
