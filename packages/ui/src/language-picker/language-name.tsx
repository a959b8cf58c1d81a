import type { LanguageOption } from './language-option.ts';

/**
 * A language by its own name, read in its own voice and direction, and small beside it by the name that
 * the page knows. Renders two `<bdi>`.
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
