type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Makes an element; texts become text, never markup. `false` and `undefined` leave an attribute out. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '');
    else if (typeof value === 'string') made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
};

/** @throws when the page lacks it: the script and the page belong together. */
export const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found)
    throw new Error(`The page has no ${selector}; it was written by another version of this script.`);
  return found;
};
