export { NavTabsItem as Item } from './nav-tabs-item.tsx';
export { NavTabsRoot as Root } from './nav-tabs-root.tsx';
