import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * The frame of every icon: a 20 by 20 grid, strokes of 1.6 in the colour of the text around it.
 *
 * Renders an `<svg>`. It is decoration, hidden from screen readers, unless it gets a `label`;
 * `directional` icons turn around in right-to-left text.
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
  /** Edge in pixels. */
  readonly size?: number;
  /** What the icon says where no text says it; without one it is decoration. */
  readonly label?: string | undefined;
}

interface IconFrameProps extends IconProps {
  readonly directional?: boolean;
  readonly children?: ComponentProps<'svg'>['children'];
}
