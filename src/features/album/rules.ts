/** The maximum length of a photo's caption, in characters. */
export const longestCaption = 500
