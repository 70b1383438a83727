/** Finds the texts on a page in the pseudo-language that are not translated: neither in that language nor data. */
import type { Page, Request } from '@playwright/test'

/** Collects the texts in all data that a page gets, with its HTML and from API calls. */
export function watchData(page: Page) {
  const texts = new Set<string>()
  let pending: Promise<unknown>[] = []
  page.on('requestfinished', (request) => pending.push(collectAnswer(request).catch(() => undefined)))

  async function collectAnswer(request: Request) {
    const response = await request.response()
    if (response?.headers()['content-type']?.includes('json')) collect(await response.json())
  }

  function collect(value: unknown): void {
    if (typeof value === 'string') for (const part of [value, ...value.split(/\n|(?=@)/)]) texts.add(oneLine(part))
    else if (value !== null && typeof value === 'object') for (const each of Object.values(value)) collect(each)
  }
  return {
    /** Forgets the data of the previous page. */
    clear() {
      texts.clear()
      pending = []
    },
    /** All texts so far, the longest first. */
    async read(): Promise<string[]> {
      await Promise.all(pending)
      collect(JSON.parse(await page.evaluate<string>(`document.getElementById('page-data')?.textContent || '{}'`)))
      return [...texts].filter((text) => text.length > 1).sort((one, other) => other.length - one.length)
    },
  }
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Texts that are the same in all languages: a name, the beginning of addresses, and a command. */
const sameInAll = ['Nestling', 'https', 'npm run nestling -- reset-password EMAIL']

const mark = /[áéíóúñçšýžÁÉÍÓÚÑÇŠÝŽ·]/

/** Returns those words of the page that are not translated. `data` are the texts in the data that the page got. */
export function findEnglish(words: readonly string[], data: readonly string[]): string[] {
  const known = [...sameInAll, ...data].map((text) => new RegExp(`(?<!\\p{L})${RegExp.escape(text)}(?!\\p{L})`, 'gu'))
  return words.filter((text) => {
    // A single letter is the initial of a name. The page shows invite codes with a space, which the data does not have.
    if (mark.test(text) || text.length === 1 || data.includes(text.replaceAll(' ', ''))) return false
    return /\p{L}/u.test(known.reduce((rest, each) => rest.replace(each, ''), text))
  })
}
