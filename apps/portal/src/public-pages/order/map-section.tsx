import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { riderStopOf, type PublicOrder } from '@saddlebag/domain/public-pages';
import { linkButtonClass } from '../shell/action-class.ts';
import { usePageT } from '../shell/page-i18n.tsx';
import { $baseMapEngine } from './base-map.ts';
import { LazyMap } from './lazy-map.tsx';
import { streetMapRequested } from './street-map.model.ts';

/**
 * The map while a rider is on the way. On a phone it starts as a picture with pins, and a button loads the
 * streets: they take a megabyte of code, which would keep a cheap phone busy for seconds.
 */
export function MapSection({ order }: { order: PublicOrder }) {
  const t = usePageT();
  const [engine, requestStreets] = useUnit([$baseMapEngine, streetMapRequested]);
  const section = useRef<HTMLDivElement>(null);
  if (riderStopOf(order.phase) === null) return null;

  const showStreets = () => {
    requestStreets();
    // The button disappears, so the focus moves to the map.
    section.current?.focus();
  };
  return (
    <div ref={section} tabIndex={-1} className="flex flex-col rounded-card print:hidden">
      <LazyMap order={order} />
      {engine === 'static' && (
        <button type="button" className={linkButtonClass} onClick={showStreets}>
          {t('public.show-streets')}
        </button>
      )}
    </div>
  );
}
