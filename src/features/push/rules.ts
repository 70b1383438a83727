/** The most devices of one person that get notifications. */
export const mostDevices = 10

const mostPathCharacters = 300

/** Whether this is the path of a page of Nestling, which a notification may open. It cannot lead to another site. */
export const isOwnPath = (path: string): boolean =>
  path.length <= mostPathCharacters && /^\/(?![/\\])[\w\-./?=&%#~:+,]*$/.test(path)

/** Shortens a text to `most` characters, because devices show only the first lines of a notification. */
export function shorten(text: string, most: number): string {
  const characters = Array.from(text.toWellFormed().trim())
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('')
}
