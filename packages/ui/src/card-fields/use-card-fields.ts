import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toClearCard, readCard } from './read-card.ts';
import type { CardPart, CardSubmission, CardSummary, ClearCard } from './card-fields.types.ts';
import type { CardTexts } from './read-card.ts';

/** Parts that may not outlive the tokenizer's call (PCI DSS, requirement 3). */
const secretParts: readonly CardPart[] = ['number', 'securityCode'];
const allParts: readonly CardPart[] = ['number', 'expiry', 'holder', 'securityCode'];

/** The props of `CardFields.Root` that the hook needs. */
export interface CardFieldsOptions {
  readonly today: string;
  readonly onTokenize: ((card: ClearCard) => Promise<unknown>) | undefined;
  readonly onChange: ((summary: CardSummary) => void) | undefined;
  readonly onSubmitted: ((submission: CardSubmission) => void) | undefined;
}

/**
 * Reads the fields from the DOM on demand. Of the typed text, the state contains at most the last four digits
 * of the card number. The full text goes from the fields to the tokenizer and nowhere else.
 */
export function useCardFields({ today, onTokenize, onChange, onSubmitted }: CardFieldsOptions) {
  const containerRef = useRef<HTMLDivElement>(null);
  const isSubmitting = useRef(false);
  const [reading, setReading] = useState(() => readCard({}, today));
  const [blurredParts, setBlurredParts] = useState<readonly CardPart[]>([]);
  const [busy, setBusy] = useState(false);

  const refreshReading = () => {
    const next = readCard(textsOf(containerRef.current), today);
    setReading(next);
    const { scheme, lastDigits, isComplete, problems } = next;
    onChange?.({ scheme, lastDigits, isComplete, problems });
    return next;
  };

  const clearParts = (parts: readonly CardPart[]) => {
    for (const [part, field] of fieldsOf(containerRef.current)) if (parts.includes(part)) field.value = '';
    setBlurredParts([]);
    refreshReading();
  };
  const clear = () => {
    clearParts(allParts);
  };

  const submit = async (): Promise<CardSubmission> => {
    if (isSubmitting.current) return { kind: 'busy' };
    const { isComplete, problems } = refreshReading();
    setBlurredParts(allParts);
    if (!isComplete || !onTokenize) {
      fieldsOf(containerRef.current)
        .find(([part]) => problems[part])?.[1]
        .focus();
      return { kind: 'incomplete' };
    }
    isSubmitting.current = true;
    setBusy(true);
    try {
      await onTokenize(toClearCard(textsOf(containerRef.current)));
      clearParts(secretParts);
      return { kind: 'tokenized' };
    } catch (reason) {
      return { kind: 'failed', reason };
    } finally {
      isSubmitting.current = false;
      setBusy(false);
    }
  };

  const submitWithForm = useEffectEvent((event: Event) => {
    event.preventDefault();
    void submit().then(onSubmitted);
  });
  useEffect(() => {
    const form = onTokenize === undefined ? null : containerRef.current?.closest('form');
    form?.addEventListener('submit', submitWithForm);
    return () => {
      form?.removeEventListener('submit', submitWithForm);
    };
  }, [onTokenize]);

  return { containerRef, reading, blurredParts, busy, setBlurredParts, refreshReading, clear, submit };
}

const fieldsOf = (container: HTMLElement | null): readonly (readonly [CardPart, HTMLInputElement])[] =>
  Array.from(container?.querySelectorAll<HTMLInputElement>('input[data-card-part]') ?? [], (field) => [
    field.dataset['cardPart'] as CardPart,
    field,
  ]);

const textsOf = (container: HTMLElement | null): CardTexts =>
  Object.fromEntries(fieldsOf(container).map(([part, field]) => [part, field.value]));
