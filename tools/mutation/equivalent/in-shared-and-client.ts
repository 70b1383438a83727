/**
 * Faults in shared and client code that change no observable behaviour, each with the reason. Do not list a fault that a
 * test could notice.
 */
import type { Equivalents } from './find-equivalent.ts'

const counter = 'the code only checks whether this count has changed'
const falsy = 'undefined is falsy, like false'
const unreachable = 'the value always exists; the fallback is only for the compiler'
const longAgo = 'both times are long ago, so the entry is sent at once'
const quicker = 'without the cache, the same value is computed again'

const british = {
  at: 'uk: /^(Europe',
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
    { at: "value ?? ''", original: "''", changed: "'planted'", why: 'neither text matches the pattern' },
    {
      at: "value ?? ''",
      original: "value ?? ''",
      changed: 'value',
      why: 'undefined does not match the pattern either',
    },
    {
      at: '?? {}',
      original: 'instance ?? owner?.instance ?? {}',
      changed: 'instance ?? owner?.instance',
      why: 'spreading undefined adds no properties, like spreading {}',
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
      at: 'split(pageDataPlaceholder)',
      original: "''",
      changed: "'planted'",
      why: 'the shell always contains the placeholder for page data, so both parts exist',
    },
    {
      at: '!isPageData(pageData)',
      original: '!isPageData(pageData)',
      changed: 'false',
      why: 'destructuring undefined throws, and the catch block has the same effect',
    },
  ],
  'src/platform/client/outbox/box/settle.ts': [
    ...['1', '-1'].map((changed) => ({
      at: 'afterSeconds = 0',
      original: '0',
      changed,
      why: 'no pause is shorter than two seconds',
    })),
    { at: 'retryAt: 0', original: '0', changed: '-1', why: longAgo },
  ],
  'src/platform/client/outbox/box/store-change.ts': [{ at: 'retryAt: 0', original: '0', changed: '-1', why: longAgo }],
  'src/platform/client/outbox/sending.ts': [
    { at: 'let isWantedAgain', original: 'false', changed: 'true', why: 'this value is replaced before it is read' },
  ],
  'src/platform/shared/time/calendar.ts': [
    {
      at: '/^[a-z]/i',
      original: '/^[a-z]/i',
      changed: '/[a-z]/i',
      why: 'apart from names that begin with a letter, Intl accepts only offsets, which contain no letter',
    },
    {
      at: '-\\d{2}$/.test',
      original: '/^\\d{4}-\\d{2}-\\d{2}$/',
      changed: '/\\d{4}-\\d{2}-\\d{2}$/',
      why: 'with text before the year, the part from the ninth character on is not the number of a day',
    },
  ],
  'src/platform/shared/time/wall-clock.ts': [
    {
      at: '!isCalendarDay(day)',
      original: '!isCalendarDay(day) || hours === undefined || minutes === undefined',
      changed: '!isCalendarDay(day) || hours === undefined && minutes === undefined',
      why: 'hours and minutes are either both found or both missing',
    },
  ],
  'src/platform/shared/time/zone-offset.ts': [
    { at: 'const second =', original: 'instant / 1000', changed: 'instant * 1000', why: quicker },
    { at: 'zone.second !==', original: 'zone.second !== second', changed: 'true', why: quicker },
    { at: 'offset: 0 }', original: '0', changed: '1', why: 'this value is replaced before it is read' },
  ],
  'src/platform/shared/place/region.ts': [british, american].flatMap(({ at, original }) =>
    [`/${original.slice(2)}`, `${original.slice(0, -2)}/`].map((changed) => ({
      at,
      original,
      changed,
      why: 'no other name of a time zone contains one of these names',
    })),
  ),
  'src/platform/shared/fields.ts': [
    { at: '2 * max', original: 'true', changed: 'false', why: 'a pipe stops at its first failed check' },
  ],
  'src/features/trash/rules.ts': [
    { at: '.split(/[\\r\\n]/)', original: "''", changed: "'planted'", why: 'split always returns at least one line' },
  ],
  'src/features/growth/content/standard.ts': [
    {
      at: 'z < 0',
      original: 'z < 0',
      changed: 'z <= 0',
      why: 'at 0 the two results differ by a billionth, and they are rounded to whole percents',
    },
  ],
  'src/features/labour/rules.ts': [
    {
      at: 'one.key < other.key',
      original: 'one.key < other.key',
      changed: 'one.key <= other.key',
      why: 'no two notes have the same key',
    },
    { at: 'one.key < other.key', original: '1', changed: '2', why: 'sorting compares only the sign' },
    { at: 'splice(-1, 1', original: '1', changed: '2', why: 'after the last entry there is nothing to remove' },
    ...[
      ['ends.length === 0', 'false'],
      ['0', '-1'],
    ].map(([original = '', changed = '']) => ({
      at: 'ends.length === 0',
      original,
      changed,
      why: 'while the contraction has not ended, nothing reads this value',
    })),
    {
      at: 'first && last',
      original: 'first && last',
      changed: 'first || last',
      why: 'the list has a first entry if and only if it has a last one',
    },
    { at: '?? atMs', original: 'within[0]?.beganMs ?? atMs', changed: 'within[0]?.beganMs', why: unreachable },
    {
      at: 'lengthOf(one) ?? 0',
      original: 'lengthOf(one) ?? 0',
      changed: 'lengthOf(one)',
      why: 'like 0, null is not greater than two minutes',
    },
    ...['1', '-1'].map((changed) => ({
      at: 'lengthOf(one) ?? 0',
      original: '0',
      changed,
      why: 'like 0, one millisecond is not longer than two minutes',
    })),
    ...['1001', '999'].map((changed) => ({
      at: 'lengthWords(lastingSeconds * 1000)',
      original: '1000',
      changed,
      why: 'for all lengths in the rules, the whole seconds are the same',
    })),
  ],
  'src/features/news/rules.ts': [
    { at: 'group && next', original: 'group && next', changed: 'group || next', why: 'a group always has an entry' },
  ],
  'src/features/guide/rules.ts': [
    { at: '9.95', original: 'ounces < 9.95', changed: 'ounces <= 9.95', why: 'no weight in grams is exactly 9.95 oz' },
    { at: '0.995', original: 'value < 0.995', changed: 'value <= 0.995', why: 'no length or weight is exactly 0.995' },
  ],
  'src/features/journey/rules.ts': [
    { at: 'days > 0', original: 'days > 0', changed: 'days >= 0', why: 'the line before handles 0 days' },
    { at: 'days > 0', original: '0', changed: '-1', why: 'the line before handles 0 days' },
  ],
}
