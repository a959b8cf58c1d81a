import { useUnit } from 'effector-react';
import { $hasConsent, $isAnalyticsAvailable, consentChanged } from '@saddlebag/domain/analytics-consent';
import { useT } from '@saddlebag/domain/react';
import { Switch } from '@saddlebag/ui/switch';
import './texts.ts';

/** The consent to analytics on this device. Renders nothing if the build has no analytics service. */
export function AnalyticsSwitch() {
  const t = useT();
  const [isAvailable, hasConsent, changeConsent] = useUnit([
    $isAnalyticsAvailable,
    $hasConsent,
    consentChanged,
  ]);
  if (!isAvailable) return null;

  return (
    <Switch checked={hasConsent} description={t('analytics.description')} onCheckedChange={changeConsent}>
      {t('analytics.label')}
    </Switch>
  );
}
