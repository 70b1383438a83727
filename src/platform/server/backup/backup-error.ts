/** A backup that cannot be used, as a sentence. */
export class BackupError extends Error {}
