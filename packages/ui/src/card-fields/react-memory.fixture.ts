/**
 * Each text that React holds for what is rendered in a container: states, refs, props and contexts of all its
 * components, however deep. What stands in the elements of the page alone is not among them.
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
