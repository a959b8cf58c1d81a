import { useUnit } from 'effector-react';
import { limits } from '@saddlebag/domain/contracts';
import { $originForm, $originGaps, originDetailsChanged } from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { TextArea } from '@saddlebag/ui/text-area';
import { TextField, type TextFieldProps } from '@saddlebag/ui/text-field';
import { useTextLimitLabels } from '../../../widgets/text-limit-labels/index.ts';
import { Section } from '../form/section.tsx';
import { OriginPhone } from './origin-phone.tsx';

/** What the rider needs at the pick-up, and whom to call there. */
export function OriginDetails() {
  const t = useT();
  const [form, gaps, change] = useUnit([$originForm, $originGaps, originDetailsChanged]);
  const counter = useTextLimitLabels();
  const field = (name: 'unit' | 'building' | 'name' | 'email') =>
    ({
      name: `origin-${name}`,
      value: form[name],
      error: gaps[name] && t(gaps[name]),
      onValueChange: (text: string) => {
        change({ [name]: text });
      },
    }) satisfies Partial<TextFieldProps>;

  return (
    <>
      <Section title={t('origin.where')}>
        <div className="grid grid-cols-2 gap-4">
          <TextField {...field('unit')} label={t('request.unit')} autoComplete="off" dir="auto" />
          <TextField {...field('building')} label={t('request.building')} autoComplete="off" dir="auto" />
        </div>
        <TextArea
          name="origin-notes"
          label={t('origin.notes')}
          note={t('request.optional')}
          limit={limits.notesBytes}
          unit="byte"
          labels={counter}
          value={form.notes}
          error={gaps.notes && t(gaps.notes)}
          onValueChange={(notes) => {
            change({ notes });
          }}
        />
      </Section>
      <Section title={t('origin.who')}>
        <TextField {...field('name')} label={t('origin.name')} autoComplete="organization" dir="auto" />
        <OriginPhone />
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          dir="ltr"
          label={t('origin.email')}
          note={t('request.optional')}
        />
      </Section>
    </>
  );
}
