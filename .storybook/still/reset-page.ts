import { freezeClock } from './still-clock.ts';
import { createSeededRandom, hashToSeed } from './seeded-random.ts';

// The preview imports this module first, so no story module can read the real clock.
freezeClock(globalThis);

let currentStoryId: string | null = null;

/**
 * Resets the page for a story: clears storage, scrolls to the top and seeds all random sources with the story
 * id. Does nothing if the same story renders again, for example after a toolbar change.
 */
export function resetPage(id: string): void {
  if (id === currentStoryId) return;
  currentStoryId = id;
  const random = createSeededRandom(hashToSeed(id));
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
    const start = `${digits.slice(0, 8)}-${digits.slice(8, 12)}` as const;
    return `${start}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`;
  };
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
}
