export { DescriptionListItem as Item } from './description-list-item.tsx';
export { DescriptionListRoot as Root } from './description-list-root.tsx';
