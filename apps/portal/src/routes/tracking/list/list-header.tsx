import { useUnit } from 'effector-react';
import { $connection } from '@saddlebag/domain/realtime';
import { useT } from '@saddlebag/domain/react';
import { $search, searchChanged } from '@saddlebag/domain/tracking';
import { SearchIcon } from '@saddlebag/ui/icon';
import { StatusBadge } from '@saddlebag/ui/status-badge';
import { TextField } from '@saddlebag/ui/text-field';
import { lazyPart } from '../../../lazy-part.tsx';

const AlertSettings = lazyPart(
  async () => (await import('../../../widgets/attention-lane/index.ts')).AlertSettings,
);

/** The header of the order list: title, connection status, alert settings and search field. */
export function ListHeader() {
  const t = useT();
  const [connection, search, change] = useUnit([$connection, $search, searchChanged]);

  return (
    <header className="flex flex-col gap-4 px-5 pt-6 pb-2">
      <div className="flex min-h-control items-center justify-between gap-3">
        <h1 className="me-auto text-2xl">{t('tracking.title')}</h1>
        <StatusBadge
          tone={connection === 'connected' ? 'success' : 'warning'}
          live={connection === 'connected'}
        >
          {t(`tracking.connection.${connection}`)}
        </StatusBadge>
        <AlertSettings />
      </div>
      <TextField
        type="search"
        name="search"
        className="[&_[data-slot=field-label]]:sr-only"
        label={t('tracking.search')}
        placeholder={t('tracking.search')}
        startSlot={<SearchIcon />}
        value={search}
        onValueChange={change}
      />
    </header>
  );
}
