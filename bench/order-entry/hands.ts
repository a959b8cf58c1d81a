import type { Locator, Page } from 'playwright';

/** Milliseconds a key: about eighty words a minute, which is a practised hand. */
export const paceMs = 150;

/** Somebody at the keyboard who uses nothing else. */
export interface Hands {
  /** What was pressed so far; a chord counts each of its keys. */
  keys(): number;
  /** The same to read, as it was pressed. */
  said(): string;
  press(chord: string): Promise<void>;
  type(text: string): Promise<void>;
  /** What is typed in any case, and so does not count. */
  typeUncounted(text: string): Promise<void>;
  /** Presses Tab until the element has the focus; not at all when it has it already. */
  tabTo(target: Locator): Promise<void>;
}

const mostTabs = 30;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

export const handsAt = ({ keyboard }: Page): Hands => {
  const pressed: string[] = [];
  let uncounted = 0;
  const press = async (chord: string): Promise<void> => {
    pressed.push(chord);
    await keyboard.press(chord, { delay: paceMs });
  };
  return {
    keys: () => pressed.flatMap((chord) => chord.split('+')).length - uncounted,
    said: () => pressed.join(' '),
    press,
    type: async (text) => {
      for (const character of text) await press(character);
    },
    typeUncounted: async (text) => {
      pressed.push(`[${text}]`);
      uncounted += 1;
      await keyboard.type(text, { delay: paceMs });
    },
    tabTo: async (target) => {
      for (let tabs = 0; !(await hasFocus(target)); tabs += 1) {
        if (tabs === mostTabs) throw new Error(`${mostTabs} presses of Tab did not lead to the field`);
        await press('Tab');
      }
    },
  };
};
