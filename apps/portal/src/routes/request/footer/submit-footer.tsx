import type { ReactNode } from 'react';
import { Button } from '@saddlebag/ui/button';
import { FormFooter } from './form-footer.tsx';
import { QuoteSummary } from './quote-summary.tsx';

interface SubmitFooterProps {
  /** The text of the submit button. */
  readonly label: string;
  readonly loading: boolean;
  /** True while the button ignores presses, without a sign that something is in progress. */
  readonly held?: boolean;
  readonly loadingLabel: string;
  /** The delivery time of an order that already has one, in unix milliseconds. */
  readonly scheduledAt?: number | null;
  /** Shown above the quote. */
  readonly children?: ReactNode;
}

/** The footer of a form that sends an order: the quote and the button that submits. */
export function SubmitFooter({
  label,
  loading,
  held = false,
  loadingLabel,
  scheduledAt = null,
  children,
}: SubmitFooterProps) {
  return (
    <FormFooter>
      {children}
      <QuoteSummary scheduledAt={scheduledAt} />
      <Button
        type="submit"
        aria-describedby="quote"
        size="lg"
        className="w-full lg:w-auto lg:max-w-3/5 lg:px-5 lg:py-1.5 lg:text-md"
        aria-disabled={held || undefined}
        loading={loading}
        loadingLabel={loadingLabel}
      >
        {label}
      </Button>
    </FormFooter>
  );
}
