import { useUnit } from 'effector-react';
import { $supportedLanguages, languageChosen, localeOf } from '@saddlebag/domain/i18n';
import { useLocale, useT } from '@saddlebag/domain/react';
import { MoonIcon, SunIcon } from '@saddlebag/ui/icon';
import { SegmentedControl } from '@saddlebag/ui/segmented-control';
import { $appearance, appearanceChosen, type Appearance } from '../../appearance/appearance.model.ts';

/** The controls for the language and the colour scheme. */
export function Preferences({ stacked = false }: { stacked?: boolean }) {
  const t = useT();
  const { locale } = useLocale();
  const [languages, appearance] = useUnit([$supportedLanguages, $appearance]);
  const [chooseLanguage, chooseAppearance] = useUnit([languageChosen, appearanceChosen]);

  return (
    <div className={stacked ? 'flex flex-col gap-4' : 'flex flex-wrap items-center justify-center gap-3'}>
      <SegmentedControl.Root label={t('preferences.language')} value={locale} onValueChange={chooseLanguage}>
        {languages.map((tag) => (
          <SegmentedControl.Item key={tag} value={tag}>
            <bdi
              lang={tag}
              dir={localeOf(tag).dir}
              // The whole typeface of another script has up to 200 kB.
              className={tag === locale ? undefined : '[font-family:var(--sb-font-language-names)]'}
            >
              {localeOf(tag).endonym}
            </bdi>
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      <SegmentedControl.Root
        label={t('preferences.appearance')}
        value={appearance}
        onValueChange={(value) => {
          chooseAppearance(value as Appearance);
        }}
      >
        <SegmentedControl.Item
          value="light"
          icon={<SunIcon />}
          aria-label={t('preferences.appearance-light')}
        />
        <SegmentedControl.Item
          value="dark"
          icon={<MoonIcon />}
          aria-label={t('preferences.appearance-dark')}
        />
        <SegmentedControl.Item value="system" aria-label={t('preferences.appearance-system')}>
          {t('preferences.appearance-auto')}
        </SegmentedControl.Item>
      </SegmentedControl.Root>
    </div>
  );
}
