import type { ComponentProps } from 'react';
import type { LoadedEngine, MapEngine, MapEngineSource, MapGestures } from './map-adapter.ts';
import type { FreeAddressSource, GoogleOnlyGround } from './map-terms.ts';
import type { MapLabels } from './map.labels.ts';
import type { Point } from './mercator.ts';

export interface MapViewProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  /** Names the map for screen readers. */
  readonly label: string;
  /** Where to look when there is nothing to fit; the first point to fit unless given. */
  readonly center?: Point | undefined;
  /** Web map zoom (256 px tiles): 18 shows a few houses, 12 a town, 2 the world. */
  readonly zoom?: number;
  /** Points that are to be seen together; takes the place of `center` and `zoom`. */
  readonly fit?: readonly Point[];
  /** Free pixels around them. */
  readonly fitPadding?: number;
  /** Address of the map style for the page's colour scheme; without one the map stays a static picture. */
  readonly styleUrl?: string | undefined;
  /** Google's map, from `@saddlebag/ui/map-google`; undefined where there is no key. */
  readonly google?: MapEngineSource | undefined;
  /** `auto` takes Google's where there is a source for it, then the style's, then the picture. */
  readonly engine?: MapEngine;
  /** Where the addresses on the map come from. Those that are bound to Google's map need `GoogleMapViewProps`. */
  readonly addresses?: FreeAddressSource | undefined;
  /** `cooperative` leaves one finger and the wheel to the page, `greedy` takes them, `none` makes it a picture. */
  readonly gestures?: MapGestures;
  /** A press on the ground, or Enter for the middle of the picture. */
  readonly onPick?: ((point: Point) => void) | undefined;
  /** Shows the button that asks for the person's own place. */
  readonly onLocate?: (() => void) | undefined;
  /** An engine could not draw, or stopped. The next one follows, or the picture with a retry. For reports. */
  readonly onFailure?: ((error: unknown, engine: LoadedEngine) => void) | undefined;
  readonly labels?: Partial<MapLabels> | undefined;
}

/** A map for addresses whose terms allow them on Google's map only: it has no other engine to go on to. */
export interface GoogleMapViewProps extends Omit<MapViewProps, keyof GoogleOnlyGround>, GoogleOnlyGround {}
