/** What a bar says beside its length: usual, gone well, wants attention, gone wrong. */
export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger';
