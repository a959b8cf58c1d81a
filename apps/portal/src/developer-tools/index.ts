export { FlagPanel } from './flag-panel.tsx';
