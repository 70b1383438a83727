/** Why a command did nothing, as a sentence for the person who typed it. */
export class CommandError extends Error {}
