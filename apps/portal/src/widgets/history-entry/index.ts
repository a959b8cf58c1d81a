export { CloseDrawerOnBack } from './close-drawer-on-back.tsx';
export { HistoryEntry } from './history-entry.tsx';
