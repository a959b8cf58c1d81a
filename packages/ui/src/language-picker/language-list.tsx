import { CheckIcon } from '../icon/index.ts';
import { LanguageName } from './language-name.tsx';
import type { KeyboardEvent } from 'react';
import type { LanguageOption } from './language-option.ts';

/**
 * The languages as radios with one tab stop. A press, Enter or Space selects. Arrow keys, Home and End only
 * move focus, because selecting would switch the page to every language on the way.
 *
 * Renders a `<div role="radiogroup">` of `<button role="radio">`. Style it through `[aria-checked]`.
 */
export function LanguageList({ languages, value, label, disabled, onPick }: LanguageListProps) {
  const tabStopTag = languages.some(({ tag }) => tag === value) ? value : languages[0]?.tag;
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      data-slot="language-list"
      className="sb-language-list"
      onKeyDown={moveFocus}
    >
      {languages.map((language) => (
        <button
          key={language.tag}
          type="button"
          role="radio"
          aria-checked={language.tag === value}
          tabIndex={language.tag === tabStopTag ? 0 : -1}
          disabled={disabled}
          data-slot="language-option"
          className="sb-language-option"
          onClick={() => {
            onPick(language);
          }}
        >
          <span aria-hidden="true" className="sb-language-mark">
            {language.tag === value && <CheckIcon size={18} />}
          </span>
          <LanguageName language={language} />
        </button>
      ))}
    </div>
  );
}

const nextIndexByKey: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const nextIndex = nextIndexByKey[event.key];
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const index = radios.findIndex((radio) => radio === event.target);
  if (nextIndex === undefined || index < 0) return;
  event.preventDefault();
  radios[nextIndex(index, radios.length)]?.focus();
}

interface LanguageListProps {
  readonly languages: readonly LanguageOption[];
  readonly value: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPick: (language: LanguageOption) => void;
}
