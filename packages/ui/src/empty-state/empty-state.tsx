import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * What to do where there is nothing yet, or nothing any more. Renders a `<div>`; `titleAs` fits the
 * heading into the page.
 */
export function EmptyState({
  icon,
  title,
  titleAs: Title = 'h2',
  description,
  className,
  children,
  ...props
}: EmptyStateProps) {
  return (
    <div {...props} data-slot="empty-state" className={cn('sb-empty', className)}>
      {icon && (
        <span aria-hidden="true" data-slot="empty-state-icon" className="sb-empty-icon">
          {icon}
        </span>
      )}
      <Title data-slot="empty-state-title" className="sb-empty-title">
        {title}
      </Title>
      {description && (
        <p data-slot="empty-state-description" className="sb-empty-description">
          {description}
        </p>
      )}
      {children && (
        <div data-slot="empty-state-actions" className="sb-empty-actions">
          {children}
        </div>
      )}
    </div>
  );
}

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly titleAs?: 'h1' | 'h2' | 'h3' | 'p';
  readonly description?: ReactNode;
  /** The actions. */
  readonly children?: ReactNode;
}
