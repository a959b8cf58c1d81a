import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/** Terms and what they are: the details of an order. Renders a `<dl>`; style it through `[data-layout]`. */
export function DescriptionListRoot({ layout = 'row', className, ...props }: DescriptionListRootProps) {
  return (
    <dl
      {...props}
      data-slot="description-list"
      data-layout={layout}
      className={cn('sb-description-list', className)}
    />
  );
}

export interface DescriptionListRootProps extends ComponentProps<'dl'> {
  /** The term beside its description, or above it. */
  readonly layout?: 'row' | 'column';
}
