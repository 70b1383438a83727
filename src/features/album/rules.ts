/** The most characters of a photo's caption. */
export const longestCaption = 500
