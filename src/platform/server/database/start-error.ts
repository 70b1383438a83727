/** Thrown when Nestling cannot start. The message tells the operator why. */
export class StartError extends Error {}
