/** Why nothing was moved, as a sentence. */
export class MoveError extends Error {}
