import { localeOf } from '@saddlebag/domain/i18n-functions';
import { usePageI18n } from './page-i18n.tsx';

/** Links that open the page in the other languages of its market. Renders nothing if there is only one. */
export function LanguageLinks() {
  const { t, language, choices } = usePageI18n();
  if (choices.length < 2) return null;
  return (
    <footer className="mx-auto w-full max-w-xl px-4 pb-4 print:hidden">
      <div
        role="group"
        aria-label={t('public.language')}
        className="flex flex-wrap gap-x-5 border-t border-border pt-2 text-sm"
      >
        {choices.map((tag) => (
          <a
            key={tag}
            href={`?lang=${encodeURIComponent(tag)}`}
            lang={tag}
            aria-current={tag === language ? 'true' : undefined}
            // The whole typeface of another script has up to 200 kB.
            className="not-aria-current:[font-family:var(--sb-font-language-names)] inline-flex min-h-target items-center text-link underline underline-offset-4 aria-current:font-strong aria-current:text-text aria-current:no-underline"
          >
            {localeOf(tag).endonym}
          </a>
        ))}
      </div>
    </footer>
  );
}
