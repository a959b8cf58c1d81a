import type { KeyboardEvent } from 'react';

/**
 * Returns true for keys that edit the text of a search field instead of navigating its list. Home and End move
 * the caret. During an IME composition, every key acts on the composed text. Safari reports the key that ends
 * a composition only with the key code 229.
 */
export const isTextKey = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Home' || key === 'End' || nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** Makes Downshift ignore a key. */
export const keepFromList = ({ nativeEvent }: KeyboardEvent): void => {
  Object.assign(nativeEvent, { preventDownshiftDefault: true });
};
