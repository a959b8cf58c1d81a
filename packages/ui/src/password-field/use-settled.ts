import { useEffect, useState } from 'react';

/**
 * A text once it has stayed the same for a while; empty until it first changed. For announcements: what changes with
 * each key would be read over and over.
 */
export function useSettled(text: string, delay: number): string {
  const [first] = useState(text);
  const [settled, setSettled] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled((before) => (before === '' && text === first ? '' : text));
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [text, first, delay]);

  return settled;
}
