/** The format of a suite's report. Vitest writes the format of Jest; `plain` is `{ passed, failed }`. */
export type ReportFormat = 'jest' | 'playwright' | 'plain';
