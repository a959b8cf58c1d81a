import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { cn } from '../internals/cn.ts';
import { MapAreaTooltip } from './map-area-tooltip.tsx';
import { MapContext } from './map-context.ts';
import { MapControls } from './map-controls.tsx';
import { MapCredits } from './map-credits.tsx';
import { MapNotice } from './map-notice.tsx';
import { MapOutline } from './map-outline.tsx';
import { createMapStore } from './map-store.ts';
import { checkTerms } from './map-terms.ts';
import { mapLabels } from './map.labels.ts';
import { clampZoom } from './mercator.ts';
import { StaticPicture } from './static-picture.tsx';
import { useGroundFocus } from './use-ground-focus.ts';
import { useMapCamera } from './use-map-camera.ts';
import { useMapEngine } from './use-map-engine.ts';
import type { GoogleMapViewProps, MapViewProps } from './map-view.types.ts';

const nothing: readonly never[] = [];

/**
 * A map with pins, areas and lines. A quiet picture stands there at once; the engine replaces its ground when the map
 * is seen. In a form it never takes the page's scrolling: one finger and the plain wheel stay with the page.
 *
 * Renders a `<div role="group">` that needs a height. Style it through `[data-slot=map]`, `[data-engine]` (what draws
 * now) and `[data-state]` (`idle`, `loading`, `ready`, `failed`).
 */
export function MapView({
  center,
  zoom = 18,
  fit = nothing,
  fitPadding = 56,
  label,
  styleUrl,
  engine = 'auto',
  google,
  addresses,
  gestures = 'cooperative',
  labels,
  onPick,
  onLocate,
  onFailure,
  ref,
  className,
  children,
  ...props
}: MapViewProps | GoogleMapViewProps) {
  checkTerms(addresses, engine, google);
  const words = useMemo(() => ({ ...mapLabels, ...labels }), [labels]);
  const root = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createMapStore({ center: center ?? fit[0] ?? origin, zoom }));
  const [credits, setCredits] = useState<readonly string[]>(nothing);
  const [announcement, announce] = useState('');
  const press = (point: Parameters<NonNullable<typeof onPick>>[0]) => onPick?.(point);

  const { state, drawnBy, layers, moveTo, resize, retry } = useMapEngine({
    engine,
    google,
    styleUrl,
    store,
    ground,
    gestures,
    label,
    labels: words,
    onPress: press,
    onFailure,
    onTouched: () => {
      touch();
    },
    onTurn: () => {
      keepFocus();
    },
    onAttribution: (next) => {
      setCredits((before) => (before.join() === next.join() ? before : next));
    },
  });
  const keepFocus = useGroundFocus(root, state);
  const { isTouched, touch, showEverything } = useMapCamera({
    root,
    store,
    zoom,
    fit,
    fitPadding,
    moveTo,
    resize,
    center: center ?? fit[0] ?? origin,
  });
  const isStatic = state !== 'ready';
  const context = useMemo(() => ({ store, layers, labels: words, announce }), [store, layers, words]);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);

  return (
    <MapContext value={context}>
      <div
        {...props}
        ref={root}
        role="group"
        aria-label={label}
        data-slot="map"
        data-engine={drawnBy}
        data-state={state}
        data-pickable={onPick ? '' : undefined}
        className={cn('sb-map', className)}
      >
        <div
          role="presentation"
          className="sb-map-ground"
          onKeyDown={(event) => {
            if (event.key === 'Enter') press(store.frame().camera.center);
          }}
        >
          {/* Until the engine is ready the picture stands for it: there is one map to reach, not two. */}
          <div ref={ground} inert={isStatic} data-slot="map-ground" className="sb-map-ground" />
          {isStatic && (
            <StaticPicture
              store={store}
              label={label}
              gestures={gestures}
              onPress={press}
              onMove={(camera) => {
                store.setFrame({ camera });
                touch();
              }}
            />
          )}
        </div>
        <div dir="ltr" data-slot="map-overlay" className="sb-map-overlay">
          {children}
          <MapAreaTooltip root={root} store={store} />
        </div>
        <MapOutline store={store} label={words.contents} />
        <MapNotice state={state} labels={words} onRetry={retry} />
        <MapCredits credits={isStatic ? nothing : credits} />
        {gestures !== 'none' && (
          <MapControls
            labels={words}
            onLocate={onLocate}
            onShowEverything={isTouched && fit.length > 0 ? showEverything : undefined}
            onZoom={(steps) => {
              const { camera } = store.frame();
              moveTo({ ...camera, zoom: clampZoom(Math.round(camera.zoom) + steps) }, true);
              touch();
            }}
          />
        )}
        <div role="status" className="sr-only">
          {announcement}
        </div>
      </div>
    </MapContext>
  );
}

/** Where a map looks that was given no place at all. */
const origin = { latitude: 0, longitude: 0 };
