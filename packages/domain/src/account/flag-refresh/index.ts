export { $isRefreshing, flagsRetried, flagWatchBegun } from './refresh.model.ts';
