import { useUnit } from 'effector-react';
import { limits } from '@saddlebag/domain/contracts';
import { $originForm, $originErrors, originDetailsChanged } from '@saddlebag/domain/origin';
import { useT } from '@saddlebag/domain/react';
import { Field } from '@saddlebag/ui/field';
import { TextArea } from '@saddlebag/ui/text-area';
import { TextField, type TextFieldProps } from '@saddlebag/ui/text-field';
import { useTextLimitLabels } from '../../../widgets/text-limit-labels/index.ts';
import { Section } from '../form/section.tsx';
import { OriginPhone } from './origin-phone.tsx';

/** The fields that help the rider to find the origin and to reach the sender. */
export function OriginDetails() {
  const t = useT();
  const [form, gaps, changeDetails] = useUnit([$originForm, $originErrors, originDetailsChanged]);
  const limitLabels = useTextLimitLabels();
  const fieldProps = (name: 'unit' | 'building' | 'name' | 'email') =>
    ({
      name: `origin-${name}`,
      value: form[name],
      error: gaps[name] && t(gaps[name]),
      onValueChange: (text: string) => {
        changeDetails({ [name]: text });
      },
    }) satisfies Partial<TextFieldProps>;

  return (
    <>
      <Section title={t('origin.where')}>
        <Field.Row>
          <TextField
            {...fieldProps('unit')}
            label={t('request.unit')}
            note={t('request.optional')}
            autoComplete="off"
            dir="auto"
          />
          <TextField
            {...fieldProps('building')}
            label={t('request.building')}
            note={t('request.optional')}
            autoComplete="off"
            dir="auto"
          />
        </Field.Row>
        <TextArea
          name="origin-notes"
          label={t('origin.notes')}
          note={t('request.optional')}
          limit={limits.notesBytes}
          unit="byte"
          labels={limitLabels}
          value={form.notes}
          error={gaps.notes && t(gaps.notes)}
          onValueChange={(notes) => {
            changeDetails({ notes });
          }}
        />
      </Section>
      <Section title={t('origin.who')}>
        <TextField {...fieldProps('name')} label={t('origin.name')} autoComplete="organization" dir="auto" />
        <OriginPhone />
        <TextField
          {...fieldProps('email')}
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
