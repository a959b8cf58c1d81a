import { AlertIcon, CheckIcon, InfoIcon } from '../icon/index.ts';
import { cn } from '../internals/cn.ts';
import { calloutVariants } from './callout.variants.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { CalloutTone } from './callout.variants.ts';

const icons = { info: InfoIcon, success: CheckIcon, warning: AlertIcon, danger: AlertIcon } as const;

/**
 * A persistent message beside the content it concerns, such as why a form was rejected.
 *
 * Renders a `<div>`. The `danger` tone has `role="alert"`, so that screen readers announce it. Style it
 * through `[data-tone]`.
 */
export function Callout({ tone = 'info', title, className, children, ...props }: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      {...props}
      data-slot="callout"
      data-tone={tone}
      className={cn(calloutVariants({ tone }), className)}
    >
      <Icon />
      <div className="sb-callout-text">
        {title && (
          <p data-slot="callout-title" className="sb-callout-title">
            {title}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly tone?: CalloutTone;
  readonly title?: ReactNode;
}
