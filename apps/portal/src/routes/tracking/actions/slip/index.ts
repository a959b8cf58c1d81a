export { SlipDrawer } from './slip-drawer.tsx';
