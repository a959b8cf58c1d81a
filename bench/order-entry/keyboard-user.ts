import type { Locator, Page } from 'playwright';

/** Milliseconds per key. Corresponds to about 80 words per minute, the speed of a practised typist. */
export const keyIntervalMs = 150;

/** Simulates a user who works only with the keyboard, and counts the keys. */
export interface KeyboardUser {
  /** Returns the number of keys pressed so far. A chord counts each of its keys. */
  keyCount(): number;
  /** Returns all pressed keys as readable text. */
  transcript(): string;
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /**
   * Types text without counting its keys. Used for input that no design could avoid, such as a phone number.
   */
  typeUncounted(text: string): Promise<void>;
  /** Presses Tab until the element has focus. Presses nothing if it already has focus. */
  tabTo(target: Locator): Promise<void>;
}

const maxTabs = 30;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

export const createKeyboardUser = ({ keyboard }: Page): KeyboardUser => {
  const pressedChords: string[] = [];
  let uncountedEntries = 0;
  const press = async (chord: string): Promise<void> => {
    pressedChords.push(chord);
    await keyboard.press(chord, { delay: keyIntervalMs });
  };
  return {
    keyCount: () => pressedChords.flatMap((chord) => chord.split('+')).length - uncountedEntries,
    transcript: () => pressedChords.join(' '),
    press,
    type: async (text) => {
      for (const character of text) await press(character);
    },
    typeUncounted: async (text) => {
      pressedChords.push(`[${text}]`);
      uncountedEntries += 1;
      await keyboard.type(text, { delay: keyIntervalMs });
    },
    tabTo: async (target) => {
      for (let tabs = 0; !(await hasFocus(target)); tabs += 1) {
        if (tabs === maxTabs)
          throw new Error(
            `${maxTabs} presses of Tab did not reach the field. Check that it is focusable and in the tab order.`,
          );
        await press('Tab');
      }
    },
  };
};
