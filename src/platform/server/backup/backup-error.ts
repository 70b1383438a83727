/** Thrown when a backup cannot be made, read or restored. The message says why. */
export class BackupError extends Error {}
