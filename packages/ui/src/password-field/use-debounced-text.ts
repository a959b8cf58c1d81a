import { useEffect, useState } from 'react';

/**
 * Debounces a text for a live region, so a screen reader does not read it after every key. Returns an empty
 * string until the text changes for the first time. `delay` is in milliseconds.
 */
export function useDebouncedText(text: string, delay: number): string {
  const [initialText] = useState(text);
  const [debouncedText, setDebouncedText] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => {
      setDebouncedText((previous) => (previous === '' && text === initialText ? '' : text));
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [text, initialText, delay]);

  return debouncedText;
}
