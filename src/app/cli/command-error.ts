/** The reason a command failed, as a sentence for the person who typed it. */
export class CommandError extends Error {}
