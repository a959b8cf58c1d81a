import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { fitPins, isAnyPinCovered, isAnyPinCutOff } from './fit-pins.ts';
import { clampZoom, project } from './mercator.ts';
import { focusBaseMap } from './use-base-map-focus.ts';
import { singleMarkerZoom } from './visible-clusters.ts';
import type { RefObject } from 'react';
import type { Box, FitPinsOptions } from './fit-pins.ts';
import type { MapStore } from './map-store.ts';
import type { Camera, Point } from './mercator.ts';

/** Minimum gain in zoom levels for which a new fit replaces the current camera. */
const refitZoomGain = 1.2;

interface MapCameraOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly store: MapStore;
  readonly center: Point;
  readonly zoom: number;
  readonly fit: readonly Point[];
  readonly fitPadding: number;
  readonly subject: string | undefined;
  readonly moveTo: (camera: Camera, animate: boolean) => void;
  readonly resize: () => void;
}

/** What the map showed when the user moved away from it. */
interface LeftView {
  readonly subject: string | undefined;
  readonly centerKey: string;
}

const keyOf = ({ latitude, longitude }: Point) => `${String(latitude)},${String(longitude)}`;

/**
 * Controls the camera: either `center` and `zoom`, or a fit of all points. A new map size always updates the
 * fit. New points update the fit only if the current camera shows them poorly. After the user moves the map,
 * no change of the props moves it, until the user presses the button that calls `showEverything`, or until
 * `subject` changes.
 */
export function useMapCamera({
  root,
  store,
  center,
  zoom,
  fit,
  fitPadding,
  subject,
  moveTo,
  resize,
}: MapCameraOptions) {
  /** What the map showed when the user first moved it. Null while the map follows its props. */
  const [leftView, setLeftView] = useState<LeftView | null>(null);
  const isMovedByUser = leftView !== null && leftView.subject === subject;
  const isCameraSet = useRef(false);
  const fitKey = fit.map(keyOf).join(' ');
  const centerKey = keyOf(center);

  const fitOptions = (): FitPinsOptions => ({
    points: fit,
    size: store.frame().size,
    padding: fitPadding,
    controls: root.current && measureControls(root.current),
  });

  const applyFit = useEffectEvent((isForced: boolean) => {
    const { camera, size } = store.frame();
    const next = fitPins(fitOptions());
    if (!next || size.width === 0) return;
    if (!isForced && isCameraSet.current && !isPoorFit(camera, next, fitOptions())) return;
    moveTo(next, isCameraSet.current);
    isCameraSet.current = true;
  });

  const measure = useEffectEvent((isFirst: boolean) => {
    const bounds = root.current?.getBoundingClientRect();
    if (!bounds) return;
    store.setFrame({ size: { width: bounds.width, height: bounds.height } });
    resize();
    if (isFirst || !isMovedByUser) applyFit(true);
  });
  useLayoutEffect(() => {
    measure(true);
    if (!root.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      measure(false);
    });
    observer.observe(root.current);
    // The fit avoids the buttons, whose size depends on the density setting.
    const controls = root.current.querySelector('[data-slot=map-controls]');
    if (controls) observer.observe(controls);
    return () => {
      observer.disconnect();
    };
  }, [root]);

  const refit = useEffectEvent(() => {
    if (!isMovedByUser) applyFit(false);
  });
  useEffect(() => {
    refit();
  }, [fitKey]);
  const fitSubject = useEffectEvent(() => {
    applyFit(true);
  });
  useEffect(() => {
    fitSubject();
  }, [subject]);

  const applyCenter = useEffectEvent((camera: Camera) => {
    if (fit.length > 0 || isMovedByUser) return;
    moveTo(camera, isCameraSet.current);
    isCameraSet.current = true;
  });
  const { latitude, longitude } = center;
  useEffect(() => {
    applyCenter({ center: { latitude, longitude }, zoom });
  }, [latitude, longitude, zoom]);

  const markMoved = () => {
    if (!isMovedByUser) setLeftView({ subject, centerKey });
  };
  const zoomInOn = useEffectEvent((points: readonly Point[]) => {
    const next = fitPins({ ...fitOptions(), points, closestZoom: singleMarkerZoom });
    if (!next) return;
    // Zooms in by at least one level, so that a press always has an effect.
    moveTo({ ...next, zoom: clampZoom(Math.max(next.zoom, store.frame().camera.zoom + 1)) }, true);
    markMoved();
    // The pressed cluster disappears, so the focus moves to the base map.
    focusBaseMap(root.current);
  });
  useEffect(
    () =>
      store.onShowPoints((points) => {
        zoomInOn(points);
      }),
    [store],
  );

  const centerOn = useEffectEvent((point: Point) => {
    const { camera } = store.frame();
    if (!isAnyPinCutOff(camera, { ...fitOptions(), points: [point] })) return;
    moveTo({ ...camera, center: point }, true);
    markMoved();
  });
  useEffect(
    () =>
      store.onRevealPoint((point) => {
        centerOn(point);
      }),
    [store],
  );

  return {
    /** True if the user moved the map and there is something to return to. */
    canReturn: isMovedByUser && (fit.length > 0 || leftView.centerKey !== centerKey),
    markMoved,
    showEverything: () => {
      setLeftView(null);
      moveTo(fitPins(fitOptions()) ?? { center, zoom }, true);
    },
  };
}

/**
 * Returns the bounds of the map buttons, in pixels from the map's top-left corner. Returns null if the map
 * has no buttons.
 */
function measureControls(root: HTMLElement): Box | null {
  const controls = root.querySelector('[data-slot=map-controls]')?.getBoundingClientRect();
  if (!controls) return null;
  const { left, top } = root.getBoundingClientRect();
  return {
    left: controls.left - left,
    top: controls.top - top,
    right: controls.right - left,
    bottom: controls.bottom - top,
  };
}

/** Returns true if a pin is cut off or under the buttons, or if the best fit is much closer. */
function isPoorFit(camera: Camera, best: Camera, fitOptions: FitPinsOptions): boolean {
  if (best.zoom - camera.zoom > refitZoomGain) return true;
  const isWorse = (isFlawed: typeof isAnyPinCutOff) =>
    isFlawed(camera, fitOptions) && !isFlawed(best, fitOptions);
  if (isWorse(isAnyPinCovered) || isWorse(isAnyPinCutOff)) return true;
  const { points, size } = fitOptions;
  return points.some((point) => {
    const { x, y } = project(point, camera, size);
    return x < 0 || y < 0 || x > size.width || y > size.height;
  });
}
