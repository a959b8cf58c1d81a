import { useUnit } from 'effector-react';
import { $now, daysOf, firstInstantOf } from '@saddlebag/domain/history';
import { useFormat, useT } from '@saddlebag/domain/react';
import { $market, $vendors } from '@saddlebag/domain/vendors';
import { $state } from '../model.ts';

/** The title of the day sheet, with the vendor and the days that it covers. */
export function SheetTitle({ vendorId }: { vendorId: string }) {
  const t = useT();
  const format = useFormat();
  const [{ filters }, now, { timeZone }, vendors] = useUnit([$state, $now, $market, $vendors]);
  const { from, to } = daysOf(filters.range, now, timeZone);
  const dayText = (day: string) => format.formatDate(firstInstantOf(day, timeZone), timeZone);
  const vendor = vendors.find(({ id }) => id === vendorId);

  return (
    <header className="flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-lg">{t('history.sheet.title')}</h2>
      <p className="m-0 text-sm text-muted">
        {vendor && (
          <>
            <bdi>{vendor.name}</bdi>
            {' · '}
          </>
        )}
        <bdi>{from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`}</bdi>
        {filters.status !== 'ANY' && ` · ${t(`history.status.${filters.status}`)}`}
        {filters.phone !== null && (
          <>
            {' · '}
            <bdi dir="ltr">{filters.phone}</bdi>
          </>
        )}
      </p>
    </header>
  );
}
