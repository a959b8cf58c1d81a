import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { $form, $errors, fieldsChanged, type RegistrationType } from '@saddlebag/domain/registration';
import { RadioGroup } from '@saddlebag/ui/radio-group';
import { TextField } from '@saddlebag/ui/text-field';
import { build } from '../../../build.ts';
import { DemoVendor } from './demo-vendor.tsx';
import { useTextField } from './use-text-field.ts';

/**
 * The fields for the type of vendor, an independent business (NPV) or a vendor of a platform (PV), and for
 * its details.
 */
export function VendorFields() {
  const t = useT();
  const [form, gaps, changeFields] = useUnit([$form, $errors, fieldsChanged]);
  const businessName = useTextField('businessName');
  const vendorCode = useTextField('vendorCode');
  const vendorEmail = useTextField('vendorEmail');

  return (
    <>
      <RadioGroup.Root
        label={t('account.register.type')}
        layout="column"
        name="registration-type"
        value={form.type}
        error={gaps.type ? t(gaps.type) : undefined}
        onValueChange={(type) => {
          changeFields({ type: type as RegistrationType });
        }}
      >
        <RadioGroup.Item value="NPV" description={t('account.register.business-hint')}>
          {t('account.register.business')}
        </RadioGroup.Item>
        <RadioGroup.Item value="PV" description={t('account.register.platform-hint')}>
          {t('account.register.platform')}
        </RadioGroup.Item>
      </RadioGroup.Root>
      {form.type === 'NPV' && (
        <TextField
          {...businessName}
          autoComplete="organization"
          label={t('account.register.business-name')}
        />
      )}
      {form.type === 'PV' && (
        <>
          {build.environment === 'sandbox' && <DemoVendor />}
          <TextField
            {...vendorCode}
            autoComplete="off"
            autoCapitalize="characters"
            dir="ltr"
            label={t('account.register.vendor-code')}
            hint={t('account.register.vendor-code-hint')}
          />
          <TextField
            {...vendorEmail}
            type="email"
            autoComplete="off"
            dir="ltr"
            label={t('account.register.vendor-email')}
            hint={t('account.register.vendor-email-hint')}
          />
        </>
      )}
    </>
  );
}
