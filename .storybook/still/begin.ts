import { holdClock } from './still-clock.ts';
import { seededRandom, seedOf } from './seeded-random.ts';

// Imported before all else of the preview: no module of a story has read the clock by now.
holdClock(globalThis);

let begun: string | null = null;

/**
 * Gives a story a page as new: nothing stored, nothing scrolled, the same random numbers each time. A story that is
 * only drawn again, because a toolbar changed, keeps what it has.
 */
export function beginStory(id: string): void {
  if (id === begun) return;
  begun = id;
  const random = seededRandom(seedOf(id));
  Math.random = random;
  crypto.getRandomValues = (array) => {
    if (array) {
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
      for (const index of bytes.keys()) bytes[index] = Math.floor(random() * 256);
    }
    return array;
  };
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
    const [a, b, c, d, e] = [
      digits.slice(0, 8),
      digits.slice(8, 12),
      digits.slice(13, 16),
      digits.slice(17, 20),
      digits.slice(20),
    ];
    return `${a}-${b}-4${c}-8${d}-${e}`;
  };
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
}
