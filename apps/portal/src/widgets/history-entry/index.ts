export { HistoryEntry } from './history-entry.tsx';
