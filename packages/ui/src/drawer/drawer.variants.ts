import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';

/** Class names of the panel. Their rules are in drawer.css. */
export const drawerContentVariants = cva('sb-drawer', {
  variants: {
    side: { start: 'sb-drawer-start', end: 'sb-drawer-end' },
    size: { md: null, lg: 'sb-drawer-lg' },
  },
  defaultVariants: { side: 'end', size: 'md' },
});

type DrawerVariants = VariantProps<typeof drawerContentVariants>;
export type DrawerSide = NonNullable<DrawerVariants['side']>;
export type DrawerSize = NonNullable<DrawerVariants['size']>;
