/** The maximum number of pictures of an update. */
export const mostPictures = 10

/** The number of updates that home shows at first. They fill about two screens. */
export const updatesAtFirst = 10

const beginningLimits = { characters: 500, lines: 10 }

/**
 * Returns the beginning of a long text, cut after a whole word if possible. If fewer than 100 characters would be left out,
 * returns the whole text.
 */
export function beginningOf(text: string): string {
  const cut = text.split('\n', beginningLimits.lines).join('\n').slice(0, beginningLimits.characters)
  if (text.length - cut.length < 100) return text
  // Removes the last word, which may be cut, or the first half of a character that has two code units.
  return cut.replace(/\s+\S{0,40}$|[\ud800-\udbff]$/, '')
}
