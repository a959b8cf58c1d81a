import { cn } from '../internals/cn.ts';
import type { Artwork as ArtworkData, ArtworkShape } from '../../tokens/brand.ts';
import type { ComponentProps } from 'react';

const paint = (color: ArtworkShape['fill']) =>
  color === undefined ? 'none' : color === 'current' ? 'currentColor' : `var(--sb-color-${color})`;

/**
 * Draws a brand's sign or word-mark from its data, in the colours of the theme.
 *
 * Renders an `<svg role="img">` named by `label`, as high as a line of its text unless told otherwise.
 */
export function Artwork({ artwork, label, className, ...props }: ArtworkProps) {
  return (
    <svg
      {...props}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={artwork.viewBox}
      data-slot="artwork"
      className={cn('sb-artwork', className)}
    >
      {artwork.shapes.map(({ d, fill, stroke, width }) => (
        <path
          key={d}
          d={d}
          fill={paint(fill)}
          stroke={paint(stroke)}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

export interface ArtworkProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  readonly artwork: ArtworkData;
  /** The brand's name; without one the drawing is decoration. */
  readonly label?: string | undefined;
}
