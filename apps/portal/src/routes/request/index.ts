export { RequestScreen } from './screen.tsx';
