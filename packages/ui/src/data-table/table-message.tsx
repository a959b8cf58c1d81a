import { Button } from '../button/index.ts';
import { AlertIcon } from '../icon/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import type { ReactNode } from 'react';
import type { DataTableLabels } from './data-table.labels.ts';

/** The error or empty message shown in place of rows. */
export function TableMessage({ error, onRetry, empty, isEmpty, labels }: TableMessageProps) {
  if (error) {
    return (
      <div role="alert" data-slot="data-table-error" className="sb-table-error">
        <AlertIcon />
        <span>{error}</span>
        {onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
      </div>
    );
  }
  if (!isEmpty) return null;
  return <div data-slot="data-table-empty">{empty ?? <EmptyState titleAs="p" title={labels.empty} />}</div>;
}

interface TableMessageProps {
  readonly error: ReactNode;
  readonly onRetry: (() => void) | undefined;
  readonly empty: ReactNode;
  /** True if there are no rows and none are loading. */
  readonly isEmpty: boolean;
  readonly labels: DataTableLabels;
}
