import { cn } from '../internals/cn.ts';
import type { ComponentProps } from 'react';

/**
 * A list of terms and descriptions, such as the details of an order. Renders a `<dl>`. Style it through
 * `[data-layout]`.
 */
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
  /** `row` puts the term beside its description, `column` puts it above. */
  readonly layout?: 'row' | 'column';
}
