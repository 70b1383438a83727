/**
 * For a person who hides comparisons, the page leaves out the baby’s first key development. So no other sentence may
 * compare.
 */
import { expect, test } from 'vitest'
import { firstContentWeek, lastContentWeek } from '#features/journey/rules.ts'
import { carryings } from '#platform/shared/journey/carrying.ts'
import { regions } from '#platform/shared/place/region.ts'
import type { Line } from '../../contract.ts'
import { readGuide } from './read-guide.ts'
import { readWeek } from './read-week.ts'

const weeks = Array.from({ length: lastContentWeek - firstContentWeek + 1 }, (_, at) => firstContentWeek + at)
const pages = regions.flatMap((region) => carryings.map((carrying) => ({ region, carrying })))
const textOf = (line: Line) => (typeof line === 'string' ? line : line.text)

/** Words of a comparison that say nothing about the object. */
const common = /^(of|in|its|with|large|small|long|young|mini|green|ear|bunch|bell|crown)$/
const wordsOf = (comparison: string) =>
  comparison
    .toLowerCase()
    .split(' ')
    .filter((word) => !common.test(word))

test.each(weeks)(
  'only the first key development of week %i names the object with which the baby is compared',
  (week) => {
    const content = readWeek(week)
    if (!content) throw new Error('This week has no content.')
    const { size, developments } = content
    const names = new RegExp(wordsOf(size.comparison).join('|'), 'i')
    for (const sentence of developments) expect(sentence).not.toMatch(names)
    for (const { region, carrying } of pages) {
      const { baby } = readGuide(week, region, carrying)
      const [first, ...others] = [...baby.keyDevelopments, ...baby.organDevelopment].map(textOf)
      expect(first).toMatch(names)
      for (const line of others) expect(line).not.toMatch(names)
    }
  },
)
