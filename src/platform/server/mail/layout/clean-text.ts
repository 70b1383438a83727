/** Text that people chose, made safe to show in mail. */

/** Characters that change the text direction could make a line say something else. */
const invisible = /[\u202a-\u202e\u2066-\u2069]+/gu

/** Returns the text as one line of at most `length` characters, so it cannot start another mail header. */
export function oneLine(text: string, length: number): string {
  const words = text
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(invisible, '')
  return shorten(words.trim(), length)
}

/** The first lines of a text, without empty lines and without control characters. */
export function firstLines(text: string, most: { lines: number; length: number }): string {
  const lines = text
    .toWellFormed()
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map((line) => oneLine(line, most.length))
    .filter(Boolean)
  const shown = shorten(lines.slice(0, most.lines).join('\n'), most.length)
  return lines.length > most.lines && !shown.endsWith('…') ? `${shown} …` : shown
}

/** Cuts after a word if one ends near the limit. */
function shorten(text: string, length: number): string {
  const characters = [...text]
  if (characters.length <= length) return text
  const start = characters.slice(0, length - 1).join('')
  return `${start.replace(/(?<=\S)\s+\S{0,20}$/u, '').trimEnd()}…`
}
