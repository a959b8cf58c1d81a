export { HelpCenterScreen } from './screen.tsx';
