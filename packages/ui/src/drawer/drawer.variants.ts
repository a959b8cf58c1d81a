import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';

/** Looks of the panel; the rules behind the names are in drawer.css. */
export const drawerContentVariants = cva('sb-drawer', {
  variants: { side: { start: 'sb-drawer-start', end: 'sb-drawer-end' } },
  defaultVariants: { side: 'end' },
});

export type DrawerSide = NonNullable<VariantProps<typeof drawerContentVariants>['side']>;
