/** Faults in news that change no observable behaviour. Do not list a fault that a test could notice. */
import type { Equivalents } from './find-equivalent.ts'

const alwaysDue = 'the query finds only items with a due time; the fallback is only for the compiler'
const onlyJourney = "tx\n      .updateTable('news_items')\n      .set({ about_at })"

export const inNews: Equivalents = {
  'src/features/news/server/telling/hand-over.ts': [
    { at: 'dueAt: new Date', original: 'item.due_at ?? 0', changed: 'item.due_at', why: alwaysDue },
    ...['1', '-1'].map((changed) => ({ at: 'dueAt: new Date', original: '0', changed, why: alwaysDue })),
    {
      at: "'drop'",
      original: "'drop'",
      changed: "''",
      why: 'an item is dropped for every outcome other than `tell` and a date',
    },
    {
      at: 'await tx',
      original: `${onlyJourney}\n      .where('pregnancy_id', '=', person.pregnancy_id)`,
      changed: onlyJourney,
      why: 'a thing is in one journey only; the condition lets the database use an index',
    },
    { at: "'others'", original: "'others'", changed: "''", why: 'no tag is empty either' },
    { at: 'more > 0', original: '0', changed: '1', why: 'if any lines are left out, there are at least two' },
    {
      at: 'const isAboutOne',
      original: 'lines.every(({ kind }) => kind.isAboutDate)',
      changed: 'lines.some(({ kind }) => kind.isAboutDate)',
      why: 'a line about a date and another line never have the same tag',
    },
  ],
}
