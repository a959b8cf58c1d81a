import type { ComponentProps } from 'react';
import type { MapEngine, MapGestures } from './map-adapter.ts';
import type { MapLabels } from './map.labels.ts';
import type { Point } from './mercator.ts';

export interface MapViewProps extends Omit<ComponentProps<'div'>, 'ref' | 'role' | 'aria-label'> {
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
  readonly engine?: MapEngine;
  /** `cooperative` leaves one finger and the wheel to the page, `greedy` takes them, `none` makes it a picture. */
  readonly gestures?: MapGestures;
  /** A press on the ground, or Enter for the middle of the picture. */
  readonly onPick?: ((point: Point) => void) | undefined;
  /** Shows the button that asks for the person's own place. */
  readonly onLocate?: (() => void) | undefined;
  /** The engine could not draw; the picture and a retry are shown. For reports. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  readonly labels?: Partial<MapLabels> | undefined;
}
