export { zoneReportStarted } from './zone-report.model.ts';
