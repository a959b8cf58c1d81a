import type { ComponentProps } from 'react';
import type { OnDemandEngine, MapEngine, MapEngineSource, MapGestures } from './map-adapter.ts';
import type { FreeAddressSource, GoogleOnlyMapProps } from './map-terms.ts';
import type { MapLabels } from './map.labels.ts';
import type { Point } from './mercator.ts';

export interface MapViewProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** Accessible name of the map. */
  readonly label: string;
  /** Centre of the map while `fit` is empty. Defaults to latitude 0 and longitude 0. */
  readonly center?: Point | undefined;
  /** Web map zoom for tiles of 256 px: 18 shows a few houses, 12 a town, 2 the world. */
  readonly zoom?: number;
  /** Points to show together. Overrides `center` and `zoom`. */
  readonly fit?: readonly Point[];
  /** Free space around the points of `fit`, in pixels. */
  readonly fitPadding?: number;
  /**
   * Identifies what the map shows, such as an order. When it changes, the map shows `fit` again, even if the
   * user has moved it.
   */
  readonly subject?: string | undefined;
  /** Address of the map style for the page's colour scheme. MapLibre is available only with a style. */
  readonly styleUrl?: string | undefined;
  /** Google engine from `@saddlebag/ui/map-google`. Undefined if there is no key. */
  readonly google?: MapEngineSource | undefined;
  /** `auto` tries Google if `google` is set, then MapLibre if `styleUrl` is set, then the static picture. */
  readonly engine?: MapEngine;
  /** Source of the addresses on the map. Sources restricted to Google maps need `GoogleMapViewProps`. */
  readonly addresses?: FreeAddressSource | undefined;
  /**
   * `cooperative` lets one finger and the wheel scroll the page. `greedy` moves the map. `none` disables
   * gestures and hides the buttons.
   */
  readonly gestures?: MapGestures;
  /**
   * Text of the button that returns to `fit` after the user moved the map, such as "Follow the rider". Without
   * it, an icon among the map's buttons has the same effect.
   */
  readonly followLabel?: string | undefined;
  /**
   * Called with the pressed point. Enter reports the centre of the map. A press that closes a layer, and the second press
   * of a double press that began outside the map, report nothing.
   */
  readonly onPick?: ((point: Point) => void) | undefined;
  /** Called when the user presses the location button. Without this callback, the button is hidden. */
  readonly onLocate?: (() => void) | undefined;
  /**
   * Called for error reports when an engine fails to load or stops drawing. The map then tries the next
   * engine, or shows the static picture with a retry button.
   */
  readonly onFailure?: ((error: unknown, engine: OnDemandEngine) => void) | undefined;
  readonly labels?: Partial<MapLabels> | undefined;
}

/** Props of a map whose address source is restricted to Google maps. Such a map has no fallback engine. */
export interface GoogleMapViewProps
  extends Omit<MapViewProps, keyof GoogleOnlyMapProps>, GoogleOnlyMapProps {}
