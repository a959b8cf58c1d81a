import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { enginesFor } from './map-engines.ts';
import { prefersReducedMotion } from '../internals/prefers-reduced-motion.ts';
import { useSeen } from './use-seen.ts';
import type { RefObject } from 'react';
import type {
  LoadedEngine,
  MapAdapterOptions,
  MapEngine,
  MapEngineSource,
  MapLayers,
  MountedMap,
} from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Camera } from './mercator.ts';

/** Whether the ground is drawn: not asked for, on its way, there, or not to be had. */
export type MapGroundState = 'idle' | 'loading' | 'ready' | 'failed';

interface MapEngineOptions extends Pick<
  MapAdapterOptions,
  'gestures' | 'label' | 'labels' | 'onPress' | 'onAttribution'
> {
  readonly engine: MapEngine;
  readonly google: MapEngineSource | undefined;
  readonly styleUrl: string | undefined;
  readonly ground: RefObject<HTMLElement | null>;
  readonly store: MapStore;
  readonly onTouched: () => void;
  /** Something else draws from now on; what is on the page is still what was there before. */
  readonly onTurn: () => void;
  readonly onFailure: ((error: unknown, engine: LoadedEngine) => void) | undefined;
}

/** What became of one try with one engine. */
interface Outcome {
  readonly source: MapEngineSource;
  readonly attempt: number;
  readonly state: 'ready' | 'failed';
  readonly layers: MapLayers | null;
}

/**
 * Brings the engine that draws the ground, once the map is first seen, and takes it away with the map. When one cannot
 * come, or stops, the next one is tried, once, and the failure is told. Until there is an engine, and when there is
 * none, the static picture stands in its place and the camera moves all the same.
 */
export function useMapEngine(options: MapEngineOptions) {
  const { engine, google, styleUrl, ground, store } = options;
  const hasStyle = styleUrl !== undefined;
  const sources = useMemo(() => enginesFor(engine, { google, hasStyle }), [engine, google, hasStyle]);
  const [lost, setLost] = useState({ sources, count: 0 });
  const source = sources[lost.sources === sources ? lost.count : 0];

  const mounted = useRef<MountedMap | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const seen = useSeen(ground);
  const isWanted = source !== undefined && seen;
  const current = outcome?.source === source && outcome?.attempt === attempt ? outcome : null;
  const state: MapGroundState = isWanted ? (current?.state ?? 'loading') : 'idle';

  const press = useEffectEvent(options.onPress);
  const giveUp = useEffectEvent((from: MapEngineSource, leaving: AbortController, reason: unknown) => {
    if (leaving.signal.aborted) return;
    options.onTurn();
    leaving.abort();
    mounted.current = null;
    const place = sources.indexOf(from);
    if (place + 1 < sources.length) setLost({ sources, count: place + 1 });
    else setOutcome({ source: from, attempt, state: 'failed', layers: null });
    options.onFailure?.(reason, from.engine);
  });
  const turn = useEffectEvent(options.onTurn);
  const mount = useEffectEvent(async (from: MapEngineSource, leaving: AbortController) => {
    const adapter = await from.load();
    leaving.signal.throwIfAborted();
    return adapter.mount({
      ...options,
      styleUrl: styleUrl ?? '',
      container: ground.current,
      camera: store.frame().camera,
      signal: leaving.signal,
      onCameraChange: (camera, byPerson) => {
        store.setFrame({ camera });
        if (byPerson) options.onTouched();
      },
      onPress: (point) => {
        press(point);
      },
      onLost: (reason) => {
        giveUp(from, leaving, reason);
      },
    });
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    mount(source, leaving).then(
      (map) => {
        if (leaving.signal.aborted) return;
        mounted.current = map;
        map.moveTo(store.frame().camera, { animate: false });
        turn();
        setOutcome({ source, attempt, state: 'ready', layers: map.layers ?? null });
      },
      (error: unknown) => {
        giveUp(source, leaving, error);
      },
    );
    return () => {
      leaving.abort();
      mounted.current = null;
      setOutcome(null);
    };
  }, [isWanted, source, attempt, store]);

  useEffect(() => {
    if (state === 'ready' && styleUrl !== undefined) mounted.current?.setStyle?.(styleUrl);
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
    /** What draws now. */
    drawnBy: state === 'ready' && source ? source.engine : ('static' as const),
    layers: current?.layers ?? null,
    moveTo,
    resize: () => mounted.current?.resize(),
    retry: () => {
      options.onTurn();
      setAttempt((before) => before + 1);
    },
  };
}
