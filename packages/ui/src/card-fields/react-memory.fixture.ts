/**
 * Collects every string that React holds for a container: states, refs, props and contexts of all nested
 * components. Strings that only DOM nodes hold are excluded.
 */
export function textsInReact(container: Element): readonly string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const texts: string[] = [];
  const seen = new Set<object>();
  const waiting: unknown[] = [key && Reflect.get(container, key)];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) continue;
    if (value === window) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) waiting.push(...value.values());
    for (const name of Object.getOwnPropertyNames(value)) {
      const own = Object.getOwnPropertyDescriptor(value, name);
      if (own && 'value' in own) waiting.push(own.value);
    }
  }
  return texts;
}
