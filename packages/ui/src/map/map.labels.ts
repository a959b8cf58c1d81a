import type { MapGestureLabels } from './map-adapter.ts';
import type { Point } from './mercator.ts';

export interface MapLabels extends MapGestureLabels {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly locate: string;
  readonly showEverything: string;
  /** Accessible name of the list of map features. */
  readonly contents: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Keyboard instructions of a draggable marker, read after its name. */
  readonly moveHint: string;
  /** Announced after the user moved a marker. */
  readonly moved: (label: string, point: Point) => string;
  /** Announced after Escape returned a marker to its previous position. */
  readonly putBack: (label: string) => string;
}

export const mapLabels: MapLabels = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Show my location',
  showEverything: 'Show everything',
  contents: 'On the map',
  loading: 'Loading the map',
  failed: 'The map could not be loaded.',
  retry: 'Try again',
  useCtrlScroll: 'Use Ctrl + scroll to zoom the map',
  useCommandScroll: 'Use ⌘ + scroll to zoom the map',
  useTwoFingers: 'Use two fingers to move the map',
  moveHint: 'Move with the arrow keys, farther with Shift. Escape puts it back.',
  moved: (label, { latitude, longitude }) =>
    `${label} moved to ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
  putBack: (label) => `${label} put back`,
};
