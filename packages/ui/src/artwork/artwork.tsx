import { cn } from '../internals/cn.ts';
import type { Artwork as ArtworkData, ArtworkShape, Paint } from '../../tokens/brand.ts';
import type { ComponentProps } from 'react';

const paintValue = (color: Paint | undefined) =>
  color === undefined ? 'none' : color === 'current' ? 'currentColor' : `var(--sb-color-${color})`;

function Shape({ shape, ends }: { readonly shape: ArtworkShape; readonly ends: 'round' | 'sharp' }) {
  if ('text' in shape) {
    const { text, x, y, size, anchor = 'start', length, fill } = shape;
    return (
      <text
        x={x}
        y={y}
        fontSize={size}
        textAnchor={anchor}
        textLength={length}
        fill={paintValue(fill)}
        className="sb-artwork-text"
      >
        {text}
      </text>
    );
  }
  return (
    <path
      d={shape.d}
      fill={paintValue(shape.fill)}
      stroke={paintValue(shape.stroke)}
      strokeWidth={shape.width}
      strokeLinecap={ends === 'round' ? 'round' : 'butt'}
      strokeLinejoin={ends === 'round' ? 'round' : 'miter'}
    />
  );
}

/**
 * Draws a brand's mark or wordmark from its data, in the colours of the theme.
 *
 * Renders an `<svg role="img">` named by `label`. Its height is one text line (`1lh`) unless `className` sets
 * another.
 */
export function Artwork({ artwork, label, className, ...props }: ArtworkProps) {
  const { viewBox, ends = 'round', shapes } = artwork;
  return (
    <svg
      {...props}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={viewBox}
      data-slot="artwork"
      className={cn('sb-artwork', className)}
    >
      {shapes.map((shape) => (
        <Shape key={'text' in shape ? shape.text : shape.d} shape={shape} ends={ends} />
      ))}
    </svg>
  );
}

export interface ArtworkProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  readonly artwork: ArtworkData;
  /** The brand's name. Without a label the drawing is hidden from screen readers. */
  readonly label?: string | undefined;
}
