export { $backups, backupStarted } from './backup.model.ts';
export { createMemoryBackups, type Backup, type Backups } from './backups.ts';
