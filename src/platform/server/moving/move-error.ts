/** Thrown when photos or a database cannot be moved. The message says why. */
export class MoveError extends Error {}
