export * as DescriptionList from './index.parts.ts';
export type { DescriptionListItemProps } from './description-list-item.tsx';
export type { DescriptionListRootProps } from './description-list-root.tsx';
