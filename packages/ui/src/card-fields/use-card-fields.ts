import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearCard, readCard } from './read-card.ts';
import type { CardPart, CardSubmission, CardSummary, ClearCard } from './card-fields.types.ts';
import type { CardTexts } from './read-card.ts';

const parts: readonly CardPart[] = ['number', 'expiry', 'holder', 'securityCode'];

/** Options that `CardFields.Root` passes on from its props. */
export interface CardFieldsOptions {
  readonly today: string;
  readonly onTokenize: ((card: ClearCard) => Promise<unknown>) | undefined;
  readonly onChange: ((summary: CardSummary) => void) | undefined;
  readonly onSubmitted: ((submission: CardSubmission) => void) | undefined;
}

/**
 * Reads the fields from the DOM on demand and keeps only the scheme and the problems in state. Typed text
 * goes from the fields to the tokenizer and nowhere else.
 */
export function useCardFields({ today, onTokenize, onChange, onSubmitted }: CardFieldsOptions) {
  const ground = useRef<HTMLDivElement>(null);
  const isAtWork = useRef(false);
  const [reading, setReading] = useState(() => readCard({}, today));
  const [left, setLeft] = useState<readonly CardPart[]>([]);
  const [busy, setBusy] = useState(false);

  const readAgain = () => {
    const next = readCard(textsOf(ground.current), today);
    setReading(next);
    const { scheme, lastDigits, isComplete, problems } = next;
    onChange?.({ scheme, lastDigits, isComplete, problems });
    return next;
  };

  const clear = () => {
    for (const [, field] of fieldsOf(ground.current)) field.value = '';
    setLeft([]);
    readAgain();
  };

  const submit = async (): Promise<CardSubmission> => {
    if (isAtWork.current) return { kind: 'busy' };
    const { isComplete, problems } = readAgain();
    setLeft(parts);
    if (!isComplete || !onTokenize) {
      fieldsOf(ground.current)
        .find(([part]) => problems[part])?.[1]
        .focus();
      return { kind: 'incomplete' };
    }
    isAtWork.current = true;
    setBusy(true);
    try {
      await onTokenize(clearCard(textsOf(ground.current)));
      clear();
      return { kind: 'tokenized' };
    } catch (reason) {
      return { kind: 'failed', reason };
    } finally {
      isAtWork.current = false;
      setBusy(false);
    }
  };

  const submitWithForm = useEffectEvent((event: Event) => {
    event.preventDefault();
    void submit().then(onSubmitted);
  });
  useEffect(() => {
    const form = onTokenize === undefined ? null : ground.current?.closest('form');
    form?.addEventListener('submit', submitWithForm);
    return () => {
      form?.removeEventListener('submit', submitWithForm);
    };
  }, [onTokenize]);

  return { ground, reading, left, busy, setLeft, readAgain, clear, submit };
}

const fieldsOf = (ground: HTMLElement | null): readonly (readonly [CardPart, HTMLInputElement])[] =>
  Array.from(ground?.querySelectorAll<HTMLInputElement>('input[data-card-part]') ?? [], (field) => [
    field.dataset['cardPart'] as CardPart,
    field,
  ]);

const textsOf = (ground: HTMLElement | null): CardTexts =>
  Object.fromEntries(fieldsOf(ground).map(([part, field]) => [part, field.value]));
