import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { useWideScreen } from '../../widgets/wide-screen/index.ts';
import { OutletFilter } from './filters/outlet-filter.tsx';

/** The title of the screen, and what applies to all of it: the outlets and the summary. */
export function PageHeader({
  isSummaryShown,
  onSummaryToggle,
}: {
  isSummaryShown: boolean;
  onSummaryToggle: () => void;
}) {
  const t = useT();
  const isWide = useWideScreen();

  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <h1 className="text-2xl">{t('history.title')}</h1>
      <div className="flex flex-wrap items-center gap-x-4">
        {isWide && <OutletFilter />}
        <Button
          variant="ghost"
          size="sm"
          className="-me-3"
          aria-expanded={isSummaryShown}
          onClick={onSummaryToggle}
        >
          {t(isSummaryShown ? 'history.summary.hide' : 'history.summary.show')}
        </Button>
      </div>
    </header>
  );
}
