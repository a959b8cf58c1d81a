import { useWatch } from 'react-hook-form';
import { limits } from '@saddlebag/domain/contracts';
import { keepPhoneCharacters, type OutletForm } from '@saddlebag/domain/outlets';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Callout } from '@saddlebag/ui/callout';
import { Drawer } from '@saddlebag/ui/drawer';
import { Field } from '@saddlebag/ui/field';
import { TextArea } from '@saddlebag/ui/text-area';
import { useTextLimitLabels } from '../text-limit-labels/index.ts';
import { EditReport } from './edit-report.tsx';
import { OutletAddress } from './outlet-address.tsx';
import { OutletText } from './outlet-text.tsx';
import { OwnerFields } from './owner-fields.tsx';
import { ParentField } from './parent-field.tsx';
import { useOutletForm } from './use-outlet-form.ts';

interface OutletFieldsProps {
  readonly initial: OutletForm;
  /** True if `initial` contains what the vendor typed before and has not saved. */
  readonly isRestored: boolean;
  /** True for an existing outlet, whose parent and id cannot be changed. */
  readonly isEdit: boolean;
  readonly onSaved: () => void;
}

/** The fields of the collection-point dialog and its button. */
export function OutletFields({ initial, isRestored, isEdit, onSaved }: OutletFieldsProps) {
  const t = useT();
  const limitLabels = useTextLimitLabels();
  const { form, submit } = useOutletForm(initial, onSaved);
  const { errors, isSubmitting } = form.formState;
  const isDirty = form.formState.isDirty || isRestored;
  const riderInstructions = useWatch({ control: form.control, name: 'riderInstructions' });

  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        // The dialog is a React child of the page, whose own form must not be submitted.
        event.stopPropagation();
        void submit(event);
      }}
    >
      <EditReport form={form} isDirty={isDirty} />
      <Drawer.Body className="flex flex-col gap-5">
        <ParentField form={form} isEdit={isEdit} />
        <div className="grid gap-5 sm:grid-cols-2">
          <OutletText
            form={form}
            name="clientId"
            label={t('outlet.id')}
            note={isEdit ? t('outlet.locked') : undefined}
            readOnly={isEdit}
          />
          <OutletText form={form} name="name" label={t('outlet.label')} />
        </div>
        <OutletAddress form={form} />
        <Field.Row>
          <OutletText form={form} name="unit" label={t('request.unit')} note={t('request.optional')} />
          <OutletText
            form={form}
            name="building"
            label={t('request.building')}
            note={t('request.optional')}
          />
        </Field.Row>
        <OutletText
          form={form}
          name="phone"
          adjust={keepPhoneCharacters}
          type="tel"
          inputMode="tel"
          dir="ltr"
          label={t('outlet.phone')}
        />
        <TextArea
          name="riderInstructions"
          label={t('outlet.notes')}
          note={t('request.optional')}
          limit={limits.notesBytes}
          unit="byte"
          labels={limitLabels}
          value={riderInstructions}
          error={errors.riderInstructions?.message && t(errors.riderInstructions.message)}
          onValueChange={(value) => {
            form.setValue('riderInstructions', value, { shouldDirty: true });
            form.clearErrors('riderInstructions');
          }}
        />
        <OwnerFields form={form} />
      </Drawer.Body>
      <Drawer.Footer className="flex flex-col gap-3">
        {errors.root?.message && (
          <Callout tone="danger" role="alert">
            {errors.root.message}
          </Callout>
        )}
        <Button type="submit" block loading={isSubmitting} loadingLabel={t('outlet.saving')}>
          {t(isEdit ? 'outlet.save' : 'outlet.add')}
        </Button>
      </Drawer.Footer>
    </form>
  );
}
