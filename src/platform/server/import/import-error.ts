/** Thrown when a file cannot be imported. The message says why. */
export class ImportError extends Error {}
