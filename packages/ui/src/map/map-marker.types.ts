import type { ComponentProps, ReactNode } from 'react';
import type { MarkerKind } from './map-store.ts';
import type { Point } from './mercator.ts';

export interface MapMarkerProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'onSelect'> {
  readonly kind: MarkerKind;
  readonly position: Point;
  /** Accessible name of the marker, such as an address or the name of a shop. */
  readonly label: string;
  /** Height of the pin in pixels. */
  readonly size?: number;
  /** Direction of travel of a rider, in degrees clockwise from north. */
  readonly bearing?: number | undefined;
  readonly draggable?: boolean;
  /** Short text that always shows below the marker, such as the age of a rider's position. */
  readonly caption?: ReactNode;
  /** Draws the marker in a muted colour, because its position is out of date. */
  readonly stale?: boolean;
  /** Duration of the glide to a new position, in milliseconds. With 0, the marker jumps. */
  readonly glideMs?: number;
  /** Content of the tooltip above the pin. Defaults to the label. */
  readonly tooltip?: ReactNode;
  /** `hover` also shows the tooltip on focus and on press. */
  readonly showTooltip?: 'hover' | 'always' | 'never';
  /** Called while the pointer or the arrow keys move the marker. */
  readonly onMove?: ((point: Point) => void) | undefined;
  /** Called once per movement. Set `position` to the new point to keep the marker there. */
  readonly onMoveEnd?: ((point: Point) => void) | undefined;
  readonly onSelect?: (() => void) | undefined;
}
