import type { LanguageOption } from './language-option.ts';

/**
 * Shows the native name of a language, with its `lang` and `dir`. If the name in the language of the page
 * differs, shows that name too. Renders a `<span>`.
 */
export function LanguageName({
  language: { tag, dir, endonym, name },
}: {
  readonly language: LanguageOption;
}) {
  return (
    <span data-slot="language-name" className="sb-language-names">
      <bdi lang={tag} dir={dir} className="sb-language-endonym">
        {endonym}
      </bdi>{' '}
      {name !== undefined && name !== endonym && <bdi className="sb-language-name">{name}</bdi>}
    </span>
  );
}
