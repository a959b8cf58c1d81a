import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { fieldsChanged } from '@saddlebag/domain/registration';
import { Button } from '@saddlebag/ui/button';

/** A vendor that the sandbox's platform knows. */
const demoVendor = { vendorCode: 'LT-2048', vendorEmail: 'counter@laltip.example.test' } as const;

/** Fills in a vendor of the sandbox's platform, one press. */
export function DemoVendor() {
  const t = useT();
  const change = useUnit(fieldsChanged);

  return (
    <Button variant="secondary" size="sm" block onClick={() => change(demoVendor)}>
      {t('account.register.demo-vendor', { code: demoVendor.vendorCode })}
    </Button>
  );
}
