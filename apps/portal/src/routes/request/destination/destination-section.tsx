import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $destination, $isPinning, $requestMarket } from '@saddlebag/domain/request';
import { Field } from '@saddlebag/ui/field';
import { useWideScreen } from '../../../widgets/wide-screen/index.ts';
import { AddressField } from './address-field.tsx';
import { DraftField } from '../form/draft-field.tsx';
import { MapPanel } from '../map/map-panel.tsx';
import { Section } from '../form/section.tsx';

/** The section for the destination: address, unit and building, and on narrow screens the map. */
export function DestinationSection({ action }: { action?: ReactNode }) {
  const t = useT();
  const isWide = useWideScreen();
  const [destination, isPinning, { country }] = useUnit([$destination, $isPinning, $requestMarket]);
  const hasDestination = destination !== null;

  return (
    <Section title={t('request.where')} step="AskForDestinationAddress" action={action}>
      <AddressField />
      {!isWide && (hasDestination || isPinning) && (
        <div data-slot="pin-area" className="flex flex-col gap-2">
          <MapPanel className="h-64 overflow-hidden rounded-card border border-border" />
          <p className="text-sm text-muted">{t(hasDestination ? 'request.pin-hint' : 'request.pin-pick')}</p>
        </div>
      )}
      <Field.Row>
        <DraftField
          name="unit"
          label={t('request.unit')}
          note={country === 'sg' ? undefined : t('request.optional')}
          autoComplete="off"
          dir="auto"
          enterKeyHint="next"
        />
        <DraftField
          name="building"
          label={t('request.building')}
          note={t('request.optional')}
          autoComplete="off"
          dir="auto"
          enterKeyHint="next"
        />
      </Field.Row>
    </Section>
  );
}
