import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { selectEngines } from './map-engines.ts';
import { prefersReducedMotion } from '../internals/prefers-reduced-motion.ts';
import { useHasBeenVisible } from './use-has-been-visible.ts';
import type { RefObject } from 'react';
import type {
  OnDemandEngine,
  MapAdapterOptions,
  MapEngine,
  MapEngineSource,
  MapLayers,
  MountedMap,
} from './map-adapter.ts';
import type { MapStore } from './map-store.ts';
import type { Camera } from './mercator.ts';

/** State of the engine. `idle` until the map becomes visible, and always if the map needs no engine. */
export type MapEngineState = 'idle' | 'loading' | 'ready' | 'failed';

interface MapEngineOptions extends Pick<
  MapAdapterOptions,
  'gestures' | 'label' | 'labels' | 'onPress' | 'onAttribution'
> {
  readonly engine: MapEngine;
  readonly google: MapEngineSource | undefined;
  readonly styleUrl: string | undefined;
  readonly container: RefObject<HTMLElement | null>;
  readonly store: MapStore;
  readonly onUserMove: () => void;
  /** Called before an engine or the static picture replaces the elements on the page. */
  readonly onBeforeSwitch: () => void;
  readonly onFailure: ((error: unknown, engine: OnDemandEngine) => void) | undefined;
}

/** Result of one attempt to mount an engine. */
interface EngineOutcome {
  readonly source: MapEngineSource;
  readonly attempt: number;
  readonly state: 'ready' | 'failed';
  readonly layers: MapLayers | null;
}

/**
 * Loads an engine when the map first becomes visible, and removes the engine on unmount. If an engine fails
 * or stops drawing, the hook reports the failure and tries the next engine. Each engine is tried once, unless
 * the user presses retry. While no engine is ready, the static picture is shown and the camera still moves.
 */
export function useMapEngine(options: MapEngineOptions) {
  const { engine, google, styleUrl, container, store } = options;
  const hasStyle = styleUrl !== undefined;
  const sources = useMemo(() => selectEngines(engine, { google, hasStyle }), [engine, google, hasStyle]);
  const [failures, setFailures] = useState({ sources, count: 0 });
  const source = sources[failures.sources === sources ? failures.count : 0];

  const mountedMap = useRef<MountedMap | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<EngineOutcome | null>(null);
  const hasBeenVisible = useHasBeenVisible(container);
  const isNeeded = source !== undefined && hasBeenVisible;
  const currentOutcome = outcome?.source === source && outcome?.attempt === attempt ? outcome : null;
  const state: MapEngineState = isNeeded ? (currentOutcome?.state ?? 'loading') : 'idle';

  const notifyPress = useEffectEvent(options.onPress);
  const abandonEngine = useEffectEvent(
    (engineSource: MapEngineSource, controller: AbortController, reason: unknown) => {
      if (controller.signal.aborted) return;
      options.onBeforeSwitch();
      controller.abort();
      mountedMap.current = null;
      const index = sources.indexOf(engineSource);
      if (index + 1 < sources.length) setFailures({ sources, count: index + 1 });
      else setOutcome({ source: engineSource, attempt, state: 'failed', layers: null });
      options.onFailure?.(reason, engineSource.engine);
    },
  );
  const notifySwitch = useEffectEvent(options.onBeforeSwitch);
  const mount = useEffectEvent(async (engineSource: MapEngineSource, controller: AbortController) => {
    const adapter = await engineSource.load();
    controller.signal.throwIfAborted();
    return adapter.mount({
      ...options,
      styleUrl: styleUrl ?? '',
      container: container.current,
      camera: store.frame().camera,
      signal: controller.signal,
      onCameraChange: (camera, byUser) => {
        store.setFrame({ camera });
        if (byUser) options.onUserMove();
      },
      onPress: (point) => {
        notifyPress(point);
      },
      onLost: (reason) => {
        abandonEngine(engineSource, controller, reason);
      },
    });
  });

  useEffect(() => {
    if (!isNeeded) return undefined;
    const controller = new AbortController();
    mount(source, controller).then(
      (map) => {
        if (controller.signal.aborted) return;
        mountedMap.current = map;
        map.moveTo(store.frame().camera, { animate: false });
        notifySwitch();
        setOutcome({ source, attempt, state: 'ready', layers: map.layers ?? null });
      },
      (error: unknown) => {
        abandonEngine(source, controller, error);
      },
    );
    return () => {
      controller.abort();
      mountedMap.current = null;
      setOutcome(null);
    };
  }, [isNeeded, source, attempt, store]);

  useEffect(() => {
    if (state === 'ready' && styleUrl !== undefined) mountedMap.current?.setStyle?.(styleUrl);
  }, [state, styleUrl]);
  useEffect(() => {
    if (state === 'ready') mountedMap.current?.setLabel(options.label);
  }, [state, options.label]);

  const moveTo = (camera: Camera, animate: boolean) => {
    if (mountedMap.current)
      mountedMap.current.moveTo(camera, { animate: animate && !prefersReducedMotion() });
    else store.setFrame({ camera });
  };

  return {
    state,
    /** Engine that currently draws the map. */
    activeEngine: state === 'ready' && source ? source.engine : ('static' as const),
    layers: currentOutcome?.layers ?? null,
    moveTo,
    resize: () => mountedMap.current?.resize(),
    retry: () => {
      options.onBeforeSwitch();
      setAttempt((previous) => previous + 1);
    },
  };
}
