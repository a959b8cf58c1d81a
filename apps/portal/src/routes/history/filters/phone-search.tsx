import { useUnit } from 'effector-react';
import { useRef, useState, type FormEvent } from 'react';
import { parsePhoneSearch } from '@saddlebag/domain/history';
import { useT } from '@saddlebag/domain/react';
import { Button } from '@saddlebag/ui/button';
import { Field } from '@saddlebag/ui/field';
import { CloseIcon, SearchIcon } from '@saddlebag/ui/icon';
import { MarketPhoneInput } from '../../../widgets/market-phone-input/index.ts';
import { $state, filtersChanged } from '../model.ts';

/** The parts of a phone field's value that decide what to search for. */
interface PhoneReading {
  readonly text: string;
  readonly e164: string | null;
  /** Null while the numbering plans are loading. */
  readonly possible: boolean | null;
}

/**
 * Searches for the orders of a customer by phone number. An invalid number shows an error and keeps the table
 * as it is. A search that starts before the numbering plans have loaded waits for them, and an edit of the number
 * withdraws it.
 */
export function PhoneSearch({
  formId,
  onSearch,
}: {
  /** Id of the form, for a submit button outside of it. */
  formId?: string;
  /** Called after a search, or after an empty field has removed the search. */
  onSearch?: () => void;
}) {
  const t = useT();
  const [{ filters }, change] = useUnit([$state, filtersChanged]);
  const input = useRef<HTMLInputElement>(null);
  const [searchedPhone, setSearchedPhone] = useState(filters.phone);
  const [text, setText] = useState(filters.phone ?? '');
  const [reading, setReading] = useState<PhoneReading | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const [isWaiting, setWaiting] = useState(false);

  // When the searched number changes, show it in the field.
  if (searchedPhone !== filters.phone) {
    setSearchedPhone(filters.phone);
    setText(filters.phone ?? '');
    setReading(null);
    setWaiting(false);
  }

  const search = (number: PhoneReading) => {
    const phone = number.possible === false ? null : parsePhoneSearch(number.e164 ?? number.text);
    const isEmpty = number.text.trim() === '';
    setInvalid(phone === null && !isEmpty);
    if (phone === null && !isEmpty) return;
    if (phone !== filters.phone) change({ phone });
    onSearch?.();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isPending = reading?.possible === null && text.trim() !== '';
    setWaiting(isPending);
    if (!isPending) search(reading ?? { text, e164: null, possible: true });
  };

  return (
    <form
      id={formId}
      className="w-full sm:w-auto"
      role="search"
      aria-label={t('history.phone.label')}
      onSubmit={submit}
      noValidate
    >
      <Field.Root invalid={isInvalid}>
        <Field.Label>{t('history.phone.label')}</Field.Label>
        <div className="flex gap-2">
          <MarketPhoneInput
            ref={input}
            className="min-w-0 flex-1"
            name="phone"
            autoComplete="off"
            enterKeyHint="search"
            countryLabel={t('request.form.phone.country')}
            value={text}
            onValueChange={(value) => {
              setText(value.text);
              setReading(value);
              setInvalid(false);
              setWaiting(false);
              if (isWaiting && value.possible !== null) search(value);
            }}
          />
          <Button
            type="submit"
            variant="secondary"
            size="icon"
            loading={isWaiting}
            loadingLabel={t('page.loading')}
            aria-label={t('history.phone.search')}
          >
            <SearchIcon />
          </Button>
          {filters.phone !== null && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('history.phone.clear')}
              onClick={() => {
                change({ phone: null });
                input.current?.focus();
              }}
            >
              <CloseIcon />
            </Button>
          )}
        </div>
        {isInvalid && <Field.Error>{t('validation.phone-incorrect')}</Field.Error>}
      </Field.Root>
    </form>
  );
}
