import * as icons from '../index.ts';

export function IconGallery() {
  return (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 p-0">
      {Object.entries(icons).map(([name, Icon]) => (
        <li
          key={name}
          className="flex flex-col items-center gap-2 rounded-card bg-surface p-4 text-sm text-muted"
        >
          <Icon size={24} className="text-text" />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  );
}
