/** Meaning of the bar's colour: neutral progress, success, a warning, or a failure. */
export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger';
