type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/**
 * Creates an element. String children become text, never markup. `false` and `undefined` omit an attribute.
 */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) created.setAttribute(name, '');
    else if (typeof value === 'string') created.setAttribute(name, value);
  }
  created.append(...children);
  return created;
};

/**
 * Finds a required element.
 * @throws when the element is missing, which means that script and page are of different versions.
 */
export const findElement = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const match = document.querySelector<Found>(selector);
  if (!match)
    throw new Error(
      `The page has no ${selector}, because another version of this tool wrote it. Run npm run visual again.`,
    );
  return match;
};
