/** The message for a text above its limit. */
export const tooLong = (most: number | bigint): string => `Too long: at most ${most} characters`
