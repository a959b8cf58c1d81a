export { HistoryScreen } from './screen.tsx';
