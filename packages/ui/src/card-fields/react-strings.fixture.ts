/**
 * Collects every string that React holds for a container: states, refs, props and contexts of all nested
 * components. Strings that only DOM nodes hold are excluded.
 */
export function collectReactStrings(container: Element): readonly string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const strings: string[] = [];
  const seen = new Set<object>();
  const pending: unknown[] = [key && Reflect.get(container, key)];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string') strings.push(value);
    if (typeof value !== 'object' || value === null || value instanceof Node || seen.has(value)) continue;
    if (value === window) continue;
    seen.add(value);
    if (value instanceof Map || value instanceof Set) pending.push(...value.values());
    for (const name of Object.getOwnPropertyNames(value)) {
      const descriptor = Object.getOwnPropertyDescriptor(value, name);
      if (descriptor && 'value' in descriptor) pending.push(descriptor.value);
    }
  }
  return strings;
}
