/** Faults in shared code and in the browser that change no observable behaviour, each with the reason. List none here that a test could notice. */
import type { Equivalents } from './find-equivalent.ts'

const counter = 'only changes of this count are compared'
const falsy = 'undefined counts as no, as false does'
const unreachable = 'the value is always there; only the compiler asks'
const quicker = 'only quicker: what is cached is computed again to the same effect'

const british = {
  at: 'const british',
  original: '/^(Europe\\/(London|Belfast|Guernsey|Jersey|Isle_of_Man)|GB.*)$/',
}
const american = {
  at: 'America\\/(New_York',
  original:
    '/^(US\\/.+|Pacific\\/Honolulu|America\\/(New_York|Detroit|Kentucky\\/.+|Louisville|Indiana.*|Indianapolis|Fort_Wayne|Chicago|Menominee|North_Dakota\\/.+|Denver|Boise|Phoenix|Shiprock|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka))$/',
}

export const inSharedAndClient: Equivalents = {
  'src/app/client/worker/cached-responses.ts': [
    { at: 'let wipeCount', original: '0', changed: '1', why: counter },
    { at: 'let wipeCount', original: '0', changed: '-1', why: counter },
    { at: 'wipeCount += 1', original: '1', changed: '2', why: counter },
    { at: "value ?? ''", original: "''", changed: "'planted'", why: 'it fits the pattern as little' },
    { at: "value ?? ''", original: "value ?? ''", changed: 'value', why: 'undefined fits the pattern as little' },
    {
      at: '?? {}',
      original: 'instance ?? owner?.instance ?? {}',
      changed: 'instance ?? owner?.instance',
      why: 'spread out, undefined is as empty as {}',
    },
  ],
  'src/app/client/worker/worker.ts': [
    {
      at: "'text/html') ?? false",
      original: "headers.get('content-type')?.startsWith('text/html') ?? false",
      changed: "headers.get('content-type')?.startsWith('text/html')",
      why: falsy,
    },
    {
      at: "'application/json') ?? false",
      original: "headers.get('content-type')?.startsWith('application/json') ?? false",
      changed: "headers.get('content-type')?.startsWith('application/json')",
      why: falsy,
    },
    {
      at: 'split(pageDataPlace)',
      original: "''",
      changed: "'planted'",
      why: 'the shell always has a place for page data, so both parts are there',
    },
    {
      at: '!isPageData(pageData)',
      original: '!isPageData(pageData)',
      changed: 'false',
      why: 'taking undefined apart throws, which is caught to the same effect',
    },
  ],
  'src/platform/shared/time/calendar.ts': [
    {
      at: '/^[a-z]/i',
      original: '/^[a-z]/i',
      changed: '/[a-z]/i',
      why: 'beyond names that begin with a letter, Intl accepts only offsets, which have none',
    },
    {
      at: 'const second =',
      original: 'instant.getTime() / 1000',
      changed: 'instant.getTime() * 1000',
      why: quicker,
    },
    { at: 'zone.second !==', original: 'zone.second !== second', changed: 'true', why: quicker },
    {
      at: '-\\d{2}$/.test',
      original: '/^\\d{4}-\\d{2}-\\d{2}$/',
      changed: '/\\d{4}-\\d{2}-\\d{2}$/',
      why: 'with anything before the year, month or day is no positive number',
    },
    { at: "day: ''", original: "''", changed: "'planted'", why: 'it is replaced before it is read' },
  ],
  'src/platform/shared/time/wall-clock.ts': [
    {
      at: '!isCalendarDay(day)',
      original: '!isCalendarDay(day) || hours === undefined || minutes === undefined',
      changed: '!isCalendarDay(day) || hours === undefined && minutes === undefined',
      why: 'hours and minutes are found together',
    },
    ...["'hour'", "'minute'", "'second'"].map((part) => ({
      at: 'const second =',
      original: `parts.get(${part}) ?? 0`,
      changed: `parts.get(${part})`,
      why: unreachable,
    })),
    { at: 'const second =', original: '0', changed: '1', why: unreachable },
    { at: 'const second =', original: '0', changed: '-1', why: unreachable },
  ],
  'src/platform/shared/place/region.ts': [british, american].flatMap(({ at, original }) =>
    [`/${original.slice(2)}`, `${original.slice(0, -2)}/`].map((changed) => ({
      at,
      original,
      changed,
      why: 'no time zone has such a name within a longer one',
    })),
  ),
  'src/platform/shared/fields.ts': [
    { at: '2 * max', original: 'true', changed: 'false', why: 'a pipe stops at its first refusal' },
  ],
  'src/features/trash/rules.ts': [
    { at: '.split(/[\\r\\n]/)', original: "''", changed: "'planted'", why: 'a text always has a first line' },
  ],
  'src/features/growth/content/standard.ts': [
    {
      at: 'z < 0',
      original: 'z < 0',
      changed: 'z <= 0',
      why: 'at 0 both differ by a billionth, and figures are whole percents',
    },
  ],
  'src/features/guide/rules.ts': [
    { at: '9.95', original: 'ounces < 9.95', changed: 'ounces <= 9.95', why: 'no weight in grams is exactly 9.95 oz' },
    { at: '0.995', original: 'value < 0.995', changed: 'value <= 0.995', why: 'no length or weight is exactly that' },
  ],
  'src/features/journey/rules.ts': [
    { at: 'days > 0', original: 'days > 0', changed: 'days >= 0', why: '0 days are answered a line before' },
    { at: 'days > 0', original: '0', changed: '-1', why: '0 days are answered a line before' },
  ],
}
