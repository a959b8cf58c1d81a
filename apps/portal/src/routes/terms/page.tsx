import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { ReadingPage } from '../../widgets/reading-page/index.ts';
import { CountryTerms } from './parts/country-terms.tsx';
import { DownloadTerms } from './parts/download-terms.tsx';
import { $countryTermsUrl } from './model.ts';
import { termsSections } from './terms-file.ts';

/** The terms of use. Links to the country's own terms where they exist. */
export function TermsPage() {
  const t = useT();
  const termsUrl = useUnit($countryTermsUrl);

  return (
    <ReadingPage
      data-slot="terms-page"
      title={t('terms.title')}
      lead={t('terms.lead')}
      action={<DownloadTerms />}
    >
      {termsUrl && <CountryTerms url={termsUrl} />}
      {termsSections.map((name) => (
        <section key={name} className="flex flex-col gap-2">
          <h2 className="text-lg">{t(`terms.${name}-title`)}</h2>
          <p>{t(`terms.${name}-body`)}</p>
        </section>
      ))}
    </ReadingPage>
  );
}
