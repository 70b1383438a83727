/** The lines of the pages about contractions and movements, in the same format as the guide's lines. */
import type { Item } from '../../src/features/guide/server/weeks/split-body.ts'
import * as advice from '../../src/features/labour/content/advice.ts'
import { movementsFromDay } from '../../src/features/labour/content/first-days.ts'
import { ruleWords } from '../../src/features/labour/rules.ts'
import { carryings } from '../../src/platform/shared/journey/carrying.ts'
import { type Region, regions } from '../../src/platform/shared/place/region.ts'

type Days = Pick<Item, 'from' | 'until'>

/** The lines about contractions. The pages show them at any time of a pregnancy. */
export function listContractionLines(): [section: string, lines: Item[]][] {
  return [
    ['When to call', regions.flatMap(ruleLines)],
    ['Beside each rule', [line(advice.callSooner)]],
    ['Call at once, whatever the timer shows, if', advice.callAtOnce.map((each) => line(each))],
    ['Call an ambulance if', [line(advice.callAmbulance)]],
  ]
}

/** The lines about movements. */
export function listMovementLines(): [section: string, lines: Item[]][] {
  const before = line(advice.beforeMovements, regions, { until: movementsFromDay - 1 })
  return [
    ['What everybody should know', [before, ...perRegion(advice.aboutMovements, { from: movementsFromDay })]],
    ['If movements are less or different', [line(advice.callAboutMovements)]],
    ['Wherever movements are noted', [line(advice.noDoppler)]],
    ['Counting', regions.flatMap(countLines)],
  ]
}

/** The rule as families read it, and as the timer applies it. */
function ruleLines(region: Region): Item[] {
  const { rule, ...common } = advice.regionRules[region]
  const text = () => `The timer says to call when contractions are ${ruleWords(rule)}.`
  return [common, { text, sources: common.sources }].map((each) => line(each, [region]))
}

function countLines(region: Region): Item[] {
  const count = advice.regionCounts[region]
  return count ? [line(count, [region], { from: count.fromDay })] : []
}

/** Each line once, with all regions that have it. */
function perRegion(lines: Readonly<Record<Region, readonly advice.Advice[]>>, days: Days): Item[] {
  const all = new Map(regions.flatMap((region) => lines[region].map((each) => [each.text(), each])))
  return [...all.values()].map((each) =>
    line(
      each,
      regions.filter((region) => lines[region].some(({ text }) => text() === each.text())),
      days,
    ),
  )
}

const line = ({ text, sources }: advice.Advice, shownIn: readonly Region[] = regions, days: Days = {}): Item => ({
  ...{ id: undefined, text: text(), sources, carryings },
  regions: shownIn,
  ...days,
})
