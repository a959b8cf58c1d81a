import { useImperativeHandle, useMemo, useRef, useState } from 'react';
import { cn } from '../internals/cn.ts';
import { FollowButton } from './follow-button.tsx';
import { MapAreaTooltip } from './map-area-tooltip.tsx';
import { MapContext } from './map-context.ts';
import { MapControls } from './map-controls.tsx';
import { MapCredits } from './map-credits.tsx';
import { MapNotice } from './map-notice.tsx';
import { MapOutline } from './map-outline.tsx';
import { createMapStore } from './map-store.ts';
import { assertAddressTerms } from './map-terms.ts';
import { mapLabels } from './map.labels.ts';
import { clampZoom } from './mercator.ts';
import { StaticPicture } from './static-picture.tsx';
import { useAccidentalPress } from './use-accidental-press.ts';
import { focusBaseMap, useBaseMapFocus } from './use-base-map-focus.ts';
import { useMapCamera } from './use-map-camera.ts';
import { useMapEngine } from './use-map-engine.ts';
import type { GoogleMapViewProps, MapViewProps } from './map-view.types.ts';

const emptyList: readonly never[] = [];

/**
 * A map with pins, areas and lines. It shows a static picture at once. When the map becomes visible, an
 * engine replaces the picture. By default, one finger and the wheel scroll the page instead of the map.
 *
 * Renders a `<div role="group">` that needs a height. Style it through `[data-slot=map]`, `[data-engine]`
 * (the engine that draws now) and `[data-state]` (`idle`, `loading`, `ready`, `failed`).
 */
export function MapView({
  center,
  zoom = 18,
  fit = emptyList,
  fitPadding = 56,
  subject,
  label,
  styleUrl,
  engine = 'auto',
  google,
  addresses,
  gestures = 'cooperative',
  labels,
  followLabel,
  onPick,
  onLocate,
  onFailure,
  ref,
  className,
  children,
  ...props
}: MapViewProps | GoogleMapViewProps) {
  assertAddressTerms(addresses, engine, google);
  const mergedLabels = useMemo(() => ({ ...mapLabels, ...labels }), [labels]);
  const root = useRef<HTMLDivElement>(null);
  const baseMap = useRef<HTMLDivElement>(null);
  const [store] = useState(() => createMapStore({ center: center ?? fit[0] ?? fallbackCenter, zoom }));
  const [credits, setCredits] = useState<readonly string[]>(emptyList);
  const [announcement, announce] = useState('');
  const isAccidentalPress = useAccidentalPress(root);
  const handlePress = (point: Parameters<NonNullable<typeof onPick>>[0]) => {
    if (!isAccidentalPress()) onPick?.(point);
  };

  const { state, activeEngine, layers, moveTo, resize, retry } = useMapEngine({
    engine,
    google,
    styleUrl,
    store,
    container: baseMap,
    gestures,
    label,
    labels: mergedLabels,
    onPress: handlePress,
    onFailure,
    onUserMove: () => {
      markMoved();
    },
    onBeforeSwitch: () => {
      rememberFocus();
    },
    onAttribution: (next) => {
      setCredits((previous) => (previous.join() === next.join() ? previous : next));
    },
  });
  const rememberFocus = useBaseMapFocus(root, state);
  const { canReturn, markMoved, showEverything } = useMapCamera({
    root,
    store,
    zoom,
    fit,
    fitPadding,
    subject,
    moveTo,
    resize,
    center: center ?? fit[0] ?? fallbackCenter,
  });
  const isStatic = state !== 'ready';
  const context = useMemo(
    () => ({ store, layers, labels: mergedLabels, announce }),
    [store, layers, mergedLabels],
  );
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);

  return (
    <MapContext value={context}>
      <div
        {...props}
        ref={root}
        role="group"
        aria-label={label}
        data-slot="map"
        data-engine={activeEngine}
        data-state={state}
        data-pickable={onPick ? '' : undefined}
        className={cn('sb-map', className)}
      >
        <div
          role="presentation"
          className="sb-map-ground"
          onKeyDown={(event) => {
            if (event.key === 'Enter') onPick?.(store.frame().camera.center);
          }}
        >
          {/* Inert until the engine is ready, so that Tab reaches one map instead of two. */}
          <div ref={baseMap} inert={isStatic} data-slot="map-ground" className="sb-map-ground" />
          {isStatic && (
            <StaticPicture
              store={store}
              label={label}
              gestures={gestures}
              onPress={handlePress}
              onMove={(camera) => {
                store.setFrame({ camera });
                markMoved();
              }}
            />
          )}
        </div>
        <div dir="ltr" data-slot="map-overlay" className="sb-map-overlay">
          {children}
          <MapAreaTooltip root={root} store={store} />
        </div>
        <MapOutline store={store} label={mergedLabels.contents} />
        <MapNotice state={state} labels={mergedLabels} onRetry={retry} />
        <MapCredits credits={isStatic ? emptyList : credits} />
        {gestures !== 'none' && (
          <MapControls
            labels={mergedLabels}
            onLocate={onLocate}
            onShowEverything={canReturn && followLabel === undefined ? showEverything : undefined}
            onZoom={(steps) => {
              const { camera } = store.frame();
              moveTo({ ...camera, zoom: clampZoom(Math.round(camera.zoom) + steps) }, true);
              markMoved();
            }}
          />
        )}
        {canReturn && followLabel !== undefined && (
          <FollowButton
            label={followLabel}
            onPress={() => {
              showEverything();
              // The button disappears, so the focus moves to the base map.
              focusBaseMap(root.current);
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

/** Centre of a map without `center` and `fit`. */
const fallbackCenter = { latitude: 0, longitude: 0 };
