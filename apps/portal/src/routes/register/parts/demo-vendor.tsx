import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { fieldsChanged } from '@saddlebag/domain/registration';
import { Button } from '@saddlebag/ui/button';

/** A vendor registered on the sandbox's platform. */
const demoVendor = { vendorCode: 'LT-2048', vendorEmail: 'counter@laltip.example.test' } as const;

/** A button that fills in a vendor of the sandbox's platform. */
export function DemoVendor() {
  const t = useT();
  const changeFields = useUnit(fieldsChanged);

  return (
    <Button variant="secondary" size="sm" block onClick={() => changeFields(demoVendor)}>
      {t('account.register.demo-vendor', { code: demoVendor.vendorCode })}
    </Button>
  );
}
