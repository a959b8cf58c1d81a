import { useUnit } from 'effector-react';
import { $connection } from '@saddlebag/domain/realtime';
import { useT } from '@saddlebag/domain/react';
import { $canIncludeAllOutlets, $includesAllOutlets, allOutletsToggled } from '@saddlebag/domain/tracking';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { lazyPart } from '../../../lazy-part.tsx';
import { OrderSearch } from './order-search.tsx';

const Switch = lazyPart(async () => (await import('@saddlebag/ui/switch')).Switch);
const AlertSettings = lazyPart(
  async () => (await import('../../../widgets/attention-lane/index.ts')).AlertSettings,
);

/** The header of the order list: title, connection status, alert settings, search and the choice of outlets. */
export function ListHeader() {
  const t = useT();
  const [connection, canIncludeAll, includesAll, toggleAll] = useUnit([
    $connection,
    $canIncludeAllOutlets,
    $includesAllOutlets,
    allOutletsToggled,
  ]);

  return (
    <header className="flex flex-col gap-4 px-5 pt-4 pb-2">
      <div className="flex items-center justify-between gap-3">
        {/* The status has its own line: its text changes, and beside the title it would wrap the title. */}
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h1 className="text-2xl">{t('tracking.title')}</h1>
          <StatusBadge
            tone={connection === 'connected' ? 'success' : 'warning'}
            live={connection === 'connected'}
          >
            {t(`tracking.connection.${connection}`)}
          </StatusBadge>
        </div>
        <AlertSettings />
      </div>
      <OrderSearch />
      {canIncludeAll && (
        <Switch checked={includesAll} onCheckedChange={toggleAll}>
          {t('tracking.all-outlets')}
        </Switch>
      )}
    </header>
  );
}
