import { useRef, useState } from 'react';
import { SearchIcon } from '../icon/index.ts';
import { LanguageList } from './language-list.tsx';
import { findLanguages } from './language-option.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import type { LanguageOption } from './language-option.ts';
import type { LanguagePickerLabels } from './language-picker.labels.ts';

/** Minimum number of languages for which the panel shows a search field. */
const minimumForSearch = 11;

/** Content of the opened picker: a search field for long lists, and the languages as radios. */
export function LanguagePanel({ languages, value, labels, disabled, end, onPick }: LanguagePanelProps) {
  const [query, setQuery] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const matches = findLanguages(languages, value, query);

  const onSearchKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const [onlyMatch] = matches;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
    } else if (event.key === 'Enter') {
      // Enter in the search field must not submit the surrounding form.
      event.preventDefault();
      if (onlyMatch !== undefined && matches.length === 1 && !disabled) onPick(onlyMatch);
    }
  };

  return (
    <div ref={panel} data-slot="language-panel" className="sb-language-panel">
      {(languages.length >= minimumForSearch || end) && (
        <div className="sb-language-head">
          {languages.length >= minimumForSearch && (
            <label className="sb-language-search">
              <SearchIcon />
              <input
                type="search"
                value={query}
                aria-label={labels.search}
                placeholder={labels.search}
                enterKeyHint="search"
                autoComplete="off"
                spellCheck={false}
                dir={query === '' ? undefined : 'auto'}
                data-slot="language-search"
                className="sb-input"
                onChange={(event) => {
                  setQuery(event.target.value);
                }}
                onKeyDown={onSearchKeyDown}
              />
            </label>
          )}
          {end}
        </div>
      )}
      {matches.length === 0 ? (
        <p data-slot="language-empty" className="sb-language-empty">
          {labels.empty}
        </p>
      ) : (
        <LanguageList {...{ value, disabled, onPick }} languages={matches} label={labels.language} />
      )}
      <span role="status" className="sr-only">
        {query !== '' && (matches.length === 0 ? labels.empty : labels.count(matches.length))}
      </span>
    </div>
  );
}

interface LanguagePanelProps {
  readonly languages: readonly LanguageOption[];
  readonly value: string;
  readonly labels: LanguagePickerLabels;
  readonly disabled: boolean;
  /** Content after the search field: the close button of the full-screen sheet. */
  readonly end?: ReactNode;
  readonly onPick: (language: LanguageOption) => void;
}
