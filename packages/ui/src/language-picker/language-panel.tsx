import { useRef, useState } from 'react';
import { SearchIcon } from '../icon/search-icon.tsx';
import { LanguageList } from './language-list.tsx';
import { findLanguages } from './language-option.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import type { LanguageOption } from './language-option.ts';
import type { LanguagePickerLabels } from './language-picker.labels.ts';

/** From here on a search is quicker than the arrows. */
const searchFrom = 11;

/** What opens below the button, or over the screen of a phone: a search, when there are many, and the radios. */
export function LanguagePanel({ languages, value, labels, disabled, end, onPick }: LanguagePanelProps) {
  const [query, setQuery] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const found = findLanguages(languages, value, query);

  const keyInSearch = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const [only] = found;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('[role=radio]')?.focus();
    } else if (event.key === 'Enter') {
      // A search inside a form sends no form.
      event.preventDefault();
      if (only !== undefined && found.length === 1 && !disabled) onPick(only);
    }
  };

  return (
    <div ref={panel} data-slot="language-panel" className="sb-language-panel">
      {(languages.length >= searchFrom || end) && (
        <div className="sb-language-head">
          {languages.length >= searchFrom && (
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
                onKeyDown={keyInSearch}
              />
            </label>
          )}
          {end}
        </div>
      )}
      {found.length === 0 ? (
        <p data-slot="language-empty" className="sb-language-empty">
          {labels.empty}
        </p>
      ) : (
        <LanguageList {...{ value, disabled, onPick }} languages={found} label={labels.language} />
      )}
      <span role="status" className="sr-only">
        {query !== '' && (found.length === 0 ? labels.empty : labels.count(found.length))}
      </span>
    </div>
  );
}

interface LanguagePanelProps {
  readonly languages: readonly LanguageOption[];
  readonly value: string;
  readonly labels: LanguagePickerLabels;
  readonly disabled: boolean;
  /** Stands after the search: the cross of the sheet. */
  readonly end?: ReactNode;
  readonly onPick: (language: LanguageOption) => void;
}
