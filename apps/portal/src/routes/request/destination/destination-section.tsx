import { useStoreMap, useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $destination, $draft, $errors } from '@saddlebag/domain/request';
import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { $isPinning } from '../model.ts';
import { AddressField } from './address-field.tsx';
import { DraftField } from '../form/draft-field.tsx';
import { MapPanel } from '../map/map-panel.tsx';
import { RiderNote } from './rider-note.tsx';
import { Section } from '../form/section.tsx';

/** The section for the destination: address, unit, building and note, and on narrow screens the map. */
export function DestinationSection({ children }: { children?: ReactNode }) {
  const t = useT();
  const isWide = useWideScreen();
  const [destination, errors, isPinning] = useUnit([$destination, $errors, $isPinning]);
  const hasUnit = useStoreMap($draft, ({ unit }) => unit !== '');
  const hasDestination = destination !== null;

  return (
    <Section title={t('request.where')} step="AskForDestinationAddress">
      <AddressField />
      {!isWide && (hasDestination || isPinning) && (
        <div className="flex flex-col gap-2">
          <MapPanel className="h-64 overflow-hidden rounded-card border border-border" />
          <p className="text-sm text-muted">{t(hasDestination ? 'request.pin-hint' : 'request.pin-pick')}</p>
        </div>
      )}
      {/* `focus-within` keeps a field visible while the vendor edits it, even if it becomes empty. */}
      <div
        className={`grid-cols-2 gap-4 ${hasDestination || hasUnit || errors.unit ? 'grid' : 'hidden focus-within:grid'} ${errors.unit ? '' : 'items-end'}`}
      >
        <DraftField name="unit" label={t('request.unit')} autoComplete="off" dir="auto" enterKeyHint="next" />
        <DraftField
          name="building"
          label={t('request.building')}
          autoComplete="off"
          dir="auto"
          enterKeyHint="next"
        />
      </div>
      <RiderNote />
      {children}
    </Section>
  );
}
