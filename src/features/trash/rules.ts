/** The beginning of a long text's first line, enough to recognise it. */
export function shortTitle(text: string): string {
  const [line = ''] = text.split(/[\r\n]/)
  const letters = [...line]
  return letters.length <= most
    ? line
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

/** Days left in the trash, counting a started day. */
export const daysLeft = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 86_400_000))

const most = 80
