import { colorNames } from '../../../tokens/names.ts';

export function ColorTokens() {
  return (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-3 p-0">
      {colorNames.map((name) => (
        <li key={name} className="overflow-hidden rounded-card bg-raised text-sm shadow-raised">
          <div className="h-14" style={{ background: `var(--sb-color-${name})` }} />
          <code className="block px-3 py-2 font-mono text-xs">{name}</code>
        </li>
      ))}
    </ul>
  );
}
