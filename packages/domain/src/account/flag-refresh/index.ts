export { $isRefreshing, flagRefreshRequested, flagRefreshStarted } from './refresh.model.ts';
