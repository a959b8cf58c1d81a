export { $isRefreshing, flagsRetried, flagWatchBegun } from '../flags/refresh.model.ts';
