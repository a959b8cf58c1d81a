export { Icon } from './icon.tsx';
