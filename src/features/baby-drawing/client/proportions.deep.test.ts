/** Measures the drawing in pixels, as a sonographer would. */
import { describe, expect, test } from 'vitest'
import { standards } from '#features/growth/rules.ts'
import { type Baby, buildBaby } from './body/build-baby.ts'
import { type Member, moveSolid } from './geometry/shapes.ts'
import { between, lengthOf, type Point, plus } from './geometry/space.ts'
import { partsByPixel } from './light/parts-by-pixel.ts'
import { wholeViewport } from './light/pixels.ts'
import { makeScene, renderBaby } from './light/render.ts'
import { runToEnd } from './light/run-to-end.ts'
import { measuresForDrawing } from './measures-for-drawing.ts'

const size = 560
const weeks = [9, 12, 16, 20, 24, 28, 32, 36, 40]
const tolerance = 0.03

type Flat = readonly [x: number, y: number]

/** The extent of the drawn members in a direction, in mm. Only points for which `counts` is true are measured. */
function extent(members: readonly Member[], half: number, towards: Flat, counts: (x: number, y: number) => boolean) {
  const pixel = (2 * half) / size
  const far = Math.hypot(...towards)
  const reached = partsByPixel(members, half, size).flatMap((part, i) => {
    const [x, y] = [((i % size) + 0.5) * pixel - half, half - (Math.floor(i / size) + 0.5) * pixel]
    return part !== null && counts(x, y) ? [(x * towards[0] + y * towards[1]) / far] : []
  })
  return Math.max(...reached) - Math.min(...reached) + pixel
}

const only = (baby: Baby, part: Member['part']) => baby.members.filter((member) => member.part === part)

/** A point in the head's own coordinates, in head depths. */
function inHead({ head: { frame, depth } }: Baby, x: number, y: number) {
  const along = (axis: readonly number[]) =>
    ((x - frame.origin[0]) * (axis[0] ?? 0) + (y - frame.origin[1]) * (axis[1] ?? 0)) / depth
  return { ahead: along(frame.x), up: along(frame.y) }
}

const flat = ([x, y]: readonly number[]): Flat => [x ?? 0, y ?? 0]
const deviation = (drawn: number, measured: number) => Math.abs(drawn / measured - 1)

describe.each(weeks)('in week %d the drawing matches the measures', (week) => {
  const baby = buildBaby(week * 7)
  const measures = measuresForDrawing(week * 7)
  const { half, head, waist, leg } = baby

  test('of the head, from crown to chin', () => {
    // Measured only in front of the neck, because the neck continues below the chin.
    const height = extent(only(baby, 'head'), half, flat(head.frame.y), (x, y) => inHead(baby, x, y).ahead > 0)
    expect(deviation(height, measures.headHeight)).toBeLessThan(tolerance)
  })

  test('of the head, from brow to back', () => {
    const depth = extent(only(baby, 'head'), half, flat(head.frame.x), (x, y) => inHead(baby, x, y).up > 0)
    expect(deviation(depth, measures.headDepth)).toBeLessThan(tolerance)
  })

  test('of the trunk, from front to back at the navel', () => {
    const [fx, fy] = flat(waist.front)
    const depth = extent(only(baby, 'trunk'), half, [fx, fy], (x, y) => {
      const aside = (x - waist.centre[0]) * fy - (y - waist.centre[1]) * fx
      return Math.abs(aside) < (4 * half) / size
    })
    expect(deviation(depth, measures.trunkDepth)).toBeLessThan(tolerance)
  })

  test('of the thigh, from hip to knee', () => {
    const [thigh] = only(baby, 'thigh').flatMap(({ solids }) => solids)
    if (thigh?.kind !== 'limb') throw new Error('The thigh is not a limb.')
    const along: Flat = [leg.knee[0] - leg.hip[0], leg.knee[1] - leg.hip[1]]
    // Measured in its own picture, because in the whole picture a thigh of two millimetres is only a few pixels long.
    const toMiddle = (point: Point) => plus(point, between(leg.hip, leg.knee, 0.5), -1)
    const centred = moveSolid(thigh, toMiddle, (direction) => direction)
    const whole = extent([{ part: 'thigh', blend: 1, solids: [centred] }], measures.thigh * 1.4, along, () => true)
    expect(deviation(whole - thigh.thick - thigh.thin, measures.thigh)).toBeLessThan(tolerance)
  })
})

test.each([20, 24, 28, 32, 36, 40, 42])(
  'in week %d head, back and stretched legs add up to the crown-heel length of the measures',
  (week) => {
    const baby = buildBaby(week * 7)
    const spine = only(baby, 'trunk')
      .flatMap(({ solids }) => solids)
      .slice(0, 20)
    const back = spine.reduce((sum, solid) => {
      if (solid.kind !== 'limb') throw new Error('The spine is not made of limbs.')
      return sum + lengthOf(plus(solid.to, solid.from, -1))
    }, 0)
    const [rump] = spine
    const seat = rump?.kind === 'limb' ? rump.thick : 0
    const { headHeight, thigh, length } = baby.measures
    expect(deviation(headHeight + back + seat + 2.4 * thigh, length)).toBeLessThan(tolerance)
  },
)

describe('the measures for the drawing match the standards', () => {
  test.each(weeks.filter((week) => week >= 12))('in week %d', (week) => {
    const { headDepth, headWidth, trunkDepth, thigh } = measuresForDrawing(week * 7)
    expect((Math.PI * (headDepth + headWidth)) / 2).toBeCloseTo(standards.headCircumference.mean(week))
    expect(headWidth).toBeCloseTo(standards.biparietalDiameter.mean(week))
    expect(trunkDepth * Math.PI).toBeCloseTo(standards.abdominalCircumference.mean(week))
    expect(thigh).toBeCloseTo(standards.femurLength.mean(week))
  })

  test.each([
    [9, 0.5],
    [12, 0.47],
    [20, 0.326],
    [28, 0.296],
    [40, 0.25],
  ])('in week %d the head’s share of the length is %d', (week, part) => {
    const { headHeight, length } = measuresForDrawing(week * 7)
    expect(headHeight / length).toBeCloseTo(part, 3)
  })

  // The length is left out: it changes from crown-rump to crown-heel after week 14.
  test('every measure except the length grows every day from week 5 to week 38', () => {
    const shrunk: string[] = []
    for (let day = 5 * 7; day < 38 * 7; day++) {
      const [now, next] = [measuresForDrawing(day), measuresForDrawing(day + 1)]
      for (const name of ['headDepth', 'headHeight', 'headWidth', 'trunkLength', 'trunkDepth', 'thigh'] as const)
        if (next[name] <= now[name]) shrunk.push(`${name} on day ${day}`)
    }
    expect(shrunk).toEqual([])
  })
})

test('the rendered picture has the same outline as the body parts that these tests measure', () => {
  const points = 160
  const baby = buildBaby(24 * 7)
  const { data } = runToEnd(renderBaby(runToEnd(makeScene(baby)), points, wholeViewport, 'dark'))
  const seen = partsByPixel(baby.members, baby.half, points)
  const different = seen.filter((part, i) => part !== 'cord' && (part !== null) !== (data[i * 4 + 3] ?? 0) > 127)
  expect(different.length).toBeLessThan(points)
})
