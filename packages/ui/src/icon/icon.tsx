import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * The frame of every icon: a 20 by 20 grid with strokes 1.6 units wide, in the surrounding text colour.
 *
 * Renders an `<svg>`. Without a `label`, the icon is hidden from screen readers. `directional` icons are
 * mirrored in right-to-left text.
 */
export function Icon({
  size = 20,
  label,
  directional = false,
  className,
  children,
  ...props
}: IconFrameProps) {
  return (
    <svg
      {...props}
      data-slot="icon"
      viewBox="0 0 20 20"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={cn('sb-icon', directional && 'sb-icon-directional', className)}
    >
      {children}
    </svg>
  );
}

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Width and height in pixels. */
  readonly size?: number;
  /** Accessible name. Without a label, the icon is decorative and hidden from screen readers. */
  readonly label?: string | undefined;
}

interface IconFrameProps extends IconProps {
  readonly directional?: boolean;
  readonly children?: ComponentProps<'svg'>['children'];
}
