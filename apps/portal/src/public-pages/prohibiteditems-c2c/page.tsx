import type { Market } from '@saddlebag/domain/contracts';
import { PageFrame } from '../shell/page-frame.tsx';
import { usePageT } from '../shell/page-i18n.tsx';
import { ValueCap } from './value-cap.tsx';
import './texts.ts';

const groups = ['illegal', 'hazardous', 'restricted', 'value', 'bag'] as const;

/** The goods that riders do not carry. Some markets also cap the value of an item. */
export function ProhibitedItemsPage({ market }: { market: Market }) {
  const t = usePageT();
  return (
    <PageFrame title="prohibited">
      <h1 className="font-display text-2xl text-balance">{t('public.title.prohibited')}</h1>
      <p className="text-muted">{t('prohibited.lead')}</p>
      {groups.map((group) => (
        <section key={group} className="flex flex-col gap-1">
          <h2 className="text-lg">{t(`prohibited.${group}-title`)}</h2>
          {group === 'value' ? <ValueCap market={market} /> : <p>{t(`prohibited.${group}-body`)}</p>}
        </section>
      ))}
      <p className="text-muted">{t('prohibited.help')}</p>
    </PageFrame>
  );
}
