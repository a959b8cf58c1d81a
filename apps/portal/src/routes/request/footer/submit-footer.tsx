import type { ReactNode } from 'react';
import { Button } from '@saddlebag/ui/button';
import { FormFooter } from './form-footer.tsx';
import { QuoteSummary } from './quote-summary.tsx';

interface SubmitFooterProps {
  /** The text of the submit button. */
  readonly label: string;
  readonly loading: boolean;
  readonly loadingLabel: string;
  /** Shown between the quote and the button. */
  readonly children?: ReactNode;
}

/** The footer of a form that sends an order: the quote and the button that submits. */
export function SubmitFooter({ label, loading, loadingLabel, children }: SubmitFooterProps) {
  return (
    <FormFooter>
      <QuoteSummary />
      {children}
      <Button
        type="submit"
        aria-describedby="quote"
        size="lg"
        block
        loading={loading}
        loadingLabel={loadingLabel}
      >
        {label}
      </Button>
    </FormFooter>
  );
}
