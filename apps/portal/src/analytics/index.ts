export { AnalyticsSwitch } from './analytics-switch.tsx';
export { startAnalytics } from './start-analytics.ts';
