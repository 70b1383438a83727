/** HTML for files that leave Nestling. Everything that people wrote is escaped. */

/** Text that is HTML already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | readonly Html[] | string | number | null | undefined | false

/** A template tag for HTML: escapes text and numbers, inserts `Html` as it is, and leaves out null, undefined and false. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, at) => text + print(parts[at - 1]) + string))
}

function print(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** A link to another site if the address begins with http: or https:, otherwise only the words. */
export function webLink(address: string, words: string): Html {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return html`${words}`
  return html`<a href="${url.href}" rel="noreferrer">${words}</a>`
}
