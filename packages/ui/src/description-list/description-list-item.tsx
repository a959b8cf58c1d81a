import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/** One term with its description. Renders a `<div>` around a `<dt>` and a `<dd>`. */
export function DescriptionListItem({ term, className, children, ...props }: DescriptionListItemProps) {
  return (
    <div {...props} data-slot="description-list-item" className={cn('sb-description-item', className)}>
      <dt data-slot="description-list-term" className="sb-description-term">
        {term}
      </dt>
      <dd data-slot="description-list-details" className="sb-description-details">
        {children}
      </dd>
    </div>
  );
}

export interface DescriptionListItemProps extends ComponentProps<'div'> {
  readonly term: ReactNode;
}
