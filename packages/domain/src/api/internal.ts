// Calls of single screens. The first load contains everything that `index.ts` imports.
export { sendReportFx, type Report } from './report.ts';
