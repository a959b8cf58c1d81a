import { useUnit } from 'effector-react';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useT } from '@saddlebag/domain/react';
import { $recentSearches, $search, searchChanged, searchCommitted } from '@saddlebag/domain/tracking';
import { SearchIcon } from '@saddlebag/ui/icon';
import { TextField } from '@saddlebag/ui/text-field';
import { RecentSearches } from './recent-searches.tsx';

/** The search field of the order list. While it has the focus, it offers the recent searches. */
export function OrderSearch() {
  const t = useT();
  const [search, recents, change, commit] = useUnit([
    $search,
    $recentSearches,
    searchChanged,
    searchCommitted,
  ]);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const type = (text: string) => {
    setIsOpen(true);
    change(text);
  };
  const pick = (text: string) => {
    change(text);
    input.current?.focus();
    setIsOpen(false);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    setIsOpen(false);
    commit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape also empties a search field. While the list is open, it only closes the list.
    if (event.key !== 'Escape' || !isOpen || recents.length === 0) return;
    event.preventDefault();
    input.current?.focus();
    setIsOpen(false);
  };

  return (
    <div
      role="presentation"
      className="relative"
      onFocus={({ target }) => {
        if (target === input.current) setIsOpen(true);
      }}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <TextField
        ref={input}
        type="search"
        name="search"
        autoComplete="off"
        className="[&_[data-slot=field-label]]:sr-only"
        label={t('tracking.search')}
        placeholder={t('tracking.search')}
        startSlot={<SearchIcon />}
        value={search}
        onValueChange={type}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return;
          commit();
          setIsOpen(false);
        }}
      />
      {isOpen && recents.length > 0 && <RecentSearches searches={recents} onPick={pick} />}
    </div>
  );
}
