/** The maximum number of pictures of an update. */
export const mostPictures = 10

/** The number of updates that home shows at first. They fill about two screens. */
export const updatesAtFirst = 10

const shortest = { characters: 500, lines: 10 }

/** The beginning of a long text, cut at a word if there is one. A text that is only slightly longer is returned whole. */
export function beginningOf(text: string): string {
  const cut = text.split('\n', shortest.lines).join('\n').slice(0, shortest.characters)
  if (text.length - cut.length < 100) return text
  // Removes half a word, or half a character of two code units, from the end.
  return cut.replace(/\s+\S{0,40}$|[\ud800-\udbff]$/, '')
}
