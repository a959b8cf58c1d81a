import { cn } from '../internals/cn.ts';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Explains why a list or page is empty, and offers actions. Renders a `<div>`. Set `titleAs` to the heading
 * level that fits the page.
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
  /** Actions, such as buttons. */
  readonly children?: ReactNode;
}
