import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSeen } from './use-seen.ts';
import type { RefObject } from 'react';
import type { MapAdapter, MapAdapterOptions, MapEngine, MountedMap } from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Camera } from './mercator.ts';

/** Whether the ground is drawn: not asked for, on its way, there, or not to be had. */
export type MapGroundState = 'idle' | 'loading' | 'ready' | 'failed';

const loadMapLibre = async (): Promise<MapAdapter> =>
  (await import('./adapters/maplibre-adapter.ts')).mapLibreAdapter;

interface MapEngineOptions extends Pick<
  MapAdapterOptions,
  'gestures' | 'label' | 'labels' | 'onPress' | 'onAttribution'
> {
  readonly engine: MapEngine;
  readonly styleUrl: string | undefined;
  readonly ground: RefObject<HTMLElement | null>;
  readonly store: MapStore;
  readonly onTouched: () => void;
  readonly onFailure: ((error: unknown) => void) | undefined;
}

/**
 * Brings the engine that draws the ground, once the map is first seen, and takes it away with the map. Until it is
 * there, and when it cannot come, the static picture stands in its place and the camera moves all the same.
 */
export function useMapEngine(options: MapEngineOptions) {
  const { engine, styleUrl, ground, store } = options;
  const mounted = useRef<MountedMap | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<{
    readonly attempt: number;
    readonly state: 'ready' | 'failed';
  } | null>(null);
  const seen = useSeen(ground);
  const isWanted = engine !== 'static' && styleUrl !== undefined && seen;
  const state: MapGroundState = !isWanted ? 'idle' : outcome?.attempt === attempt ? outcome.state : 'loading';

  const press = useEffectEvent(options.onPress);
  const mount = useEffectEvent(async (signal: AbortSignal) => {
    const adapter = await loadMapLibre();
    return adapter.mount({
      ...options,
      styleUrl: styleUrl ?? '',
      container: ground.current,
      camera: store.frame().camera,
      signal,
      onCameraChange: (camera, byPerson) => {
        store.setFrame({ camera });
        if (byPerson) options.onTouched();
      },
      onPress: (point) => {
        press(point);
      },
    });
  });
  const fail = useEffectEvent((error: unknown) => options.onFailure?.(error));

  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    mount(leaving.signal).then(
      (map) => {
        if (leaving.signal.aborted) return;
        mounted.current = map;
        map.moveTo(store.frame().camera, { animate: false });
        setOutcome({ attempt, state: 'ready' });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        leaving.abort();
        setOutcome({ attempt, state: 'failed' });
        fail(error);
      },
    );
    return () => {
      leaving.abort();
      mounted.current = null;
      setOutcome(null);
    };
  }, [isWanted, attempt, store]);

  useEffect(() => {
    if (state === 'ready' && styleUrl !== undefined) mounted.current?.setStyle(styleUrl);
  }, [state, styleUrl]);
  useEffect(() => {
    if (state === 'ready') mounted.current?.setLabel(options.label);
  }, [state, options.label]);

  const moveTo = (camera: Camera, animate: boolean) => {
    if (mounted.current) mounted.current.moveTo(camera, { animate: animate && !prefersReducedMotion() });
    else store.setFrame({ camera });
  };

  return {
    state,
    moveTo,
    resize: () => mounted.current?.resize(),
    retry: () => {
      setAttempt((before) => before + 1);
    },
  };
}

/** Whether the person asked for less movement. */
export const prefersReducedMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
