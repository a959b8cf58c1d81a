import type { ComponentProps, ReactNode } from 'react';
import type { MarkerKind } from './map-store.ts';
import type { Point } from './mercator.ts';

export interface MapMarkerProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'onSelect'> {
  readonly kind: MarkerKind;
  readonly position: Point;
  /** Names the marker; an address, a shop, the rider. */
  readonly label: string;
  /** Height in pixels. */
  readonly size?: number;
  /** Where a rider is heading: degrees clockwise from north. */
  readonly bearing?: number | undefined;
  readonly draggable?: boolean;
  /** How long the marker glides to a new position; 0 jumps. */
  readonly glideMs?: number;
  /** What the bubble above the pin says; the label unless given. */
  readonly tooltip?: ReactNode;
  /** `hover` is also on focus and on a press. */
  readonly showTooltip?: 'hover' | 'always' | 'never';
  /** While it moves under the pointer or the keys. */
  readonly onMove?: ((point: Point) => void) | undefined;
  /** Once per movement. Set `position` to keep it there. */
  readonly onMoveEnd?: ((point: Point) => void) | undefined;
  readonly onSelect?: (() => void) | undefined;
}
