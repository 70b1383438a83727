/** The drawn baby's measures on a day, in millimetres. Ages count from the last period. */
import { standards } from '#features/growth/rules.ts'
import { along } from './geometry/along.ts'

export type DrawnMeasures = {
  /** Brow to the back of the head, in profile. */
  readonly headDepth: number
  /** Crown to chin. */
  readonly headHeight: number
  readonly headWidth: number
  /** Neck to rump. */
  readonly trunkLength: number
  /** Front to back at the navel. */
  readonly trunkDepth: number
  /** Hip to knee. */
  readonly thigh: number
  /** The length of the baby: crown to rump until the end of week 14, then crown to heel. */
  readonly length: number
}

/** The last day whose length is measured from crown to rump: the guide's week 14 ends with it. */
const lastCrownRumpDay = 7 * 14
/** Before this week the standards have no equations for head, belly and thigh. They are shares of the length. */
const firstEquationWeek = 12
/**
 * From this week on, the head's height is a share of the crown-heel length. In weeks 12 to 19, it is calculated from
 * the head's depth.
 */
const firstHeadShareWeek = 20
/** After this week the equation for the biparietal diameter would give a shrinking head. */
const lastWidthWeek = 41

/**
 * Head height as a share of the length: half of the crown-rump length in weeks 9 to 11, a quarter of the crown-heel
 * length at birth (Columbia University, human development course, landmarks in fetal development). Weeks in between are
 * interpolated.
 */
const headShare = [
  [4, 0.4],
  [7, 0.45],
  [9, 0.5],
  [11, 0.5],
  [12, 0.47],
  [13, 0.44],
  [20, 0.326],
  [28, 0.296],
  [34, 0.273],
  [40, 0.25],
] as const

/**
 * The crown-rump length in mm before the standard begins. Source: Hadlock et al., Radiology 1992, and for weeks before 6
 * national health pages.
 */
const earlyLengths = [
  [4, 0.5],
  [5, 2],
  [6, 3.6],
  [7, 9.6],
  [8, 16],
  [8.5, 18.6],
  [9, 21.9],
] as const

// Shares of the crown-rump length. No standard states them. At week 12 they agree with the standards' equations.
const earlyHeadDepth = [
  [5, 0.4],
  [6, 0.46],
  [7, 0.52],
  [8, 0.52],
  [9, 0.48],
  [11, 0.43],
  [12, 0.406],
] as const
const earlyHeadWidth = 0.4
const earlyTrunkDepth = [
  [5, 0.3],
  [6, 0.36],
  [8, 0.39],
  [9, 0.38],
  [12, 0.331],
] as const
const earlyThigh = [
  [4, 0.004],
  [5, 0.012],
  [6, 0.045],
  [7, 0.07],
  [9, 0.1],
  [12, 0.115],
] as const
/**
 * The trunk along its curve, as a share of the crown-rump length. Found by measuring the drawing: in the posture of each
 * week, a trunk of this length gives the drawing its crown-rump length. Measure again whenever a posture changes.
 */
const earlyTrunk = [
  [5.4, 1.29],
  [6, 1.58],
  [7, 1.33],
  [8, 1.01],
  [8.5, 0.92],
  [9, 0.835],
  [10, 0.753],
  [11, 0.715],
  [12, 0.69],
  [13, 0.663],
  [14, 0.642],
] as const
/** The length of a straight leg with its foot, as a multiple of the thigh. */
const legInThighs = 2.4

export function measuresForDrawing(days: number): DrawnMeasures {
  const week = days / 7
  const length = lengthAt(week)
  if (week < firstEquationWeek) return embryo(week, length)

  const headDepth = headDepthAt(week)
  const trunkDepth = standards.abdominalCircumference.mean(week) / Math.PI
  const thigh = standards.femurLength.mean(week)
  return {
    headDepth,
    headHeight: headHeightAt(week),
    headWidth: widthAt(week),
    trunkLength: trunkLengthAt(week, trunkDepth),
    trunkDepth,
    thigh,
    length,
  }
}

function embryo(week: number, length: number): DrawnMeasures {
  return {
    headDepth: along(earlyHeadDepth, week) * length,
    headHeight: along(headShare, week) * length,
    headWidth: earlyHeadWidth * length,
    trunkLength: along(earlyTrunk, week) * length,
    trunkDepth: along(earlyTrunkDepth, week) * length,
    thigh: along(earlyThigh, week) * length,
    length,
  }
}

/** The crown-heel length: a curve fitted to INTERGROWTH-21st newborn lengths and, before week 24, to femur lengths. */
const crownHeel = (week: number) => 10 * (-12.232 + 1.810563 * week + 0.01022863 * week ** 2 - 0.00042084 * week ** 3)

function lengthAt(week: number): number {
  if (7 * week > lastCrownRumpDay) return crownHeel(week)
  return week < 9 ? along(earlyLengths, week) : standards.crownRumpLength.mean(week)
}

const widthAt = (week: number) => standards.biparietalDiameter.mean(Math.min(week, lastWidthWeek))

/** The depth of an elliptical head that has the circumference and width of the standards. */
const headDepthAt = (week: number) => (2 * standards.headCircumference.mean(week)) / Math.PI - widthAt(week)

function headHeightAt(week: number): number {
  if (week <= firstEquationWeek || week >= firstHeadShareWeek) return along(headShare, week) * lengthAt(week)
  const [first, last] = [firstEquationWeek, firstHeadShareWeek].map((end) => headHeightAt(end) / headDepthAt(end))
  return (
    along(
      [
        [firstEquationWeek, first ?? 1],
        [firstHeadShareWeek, last ?? 1],
      ],
      week,
    ) * headDepthAt(week)
  )
}

function trunkLengthAt(week: number, depth: number): number {
  const rest = (at: number) => lengthAt(at) - headHeightAt(at) - legInThighs * standards.femurLength.mean(at)
  if (week >= firstHeadShareWeek) return rest(week)
  if (7 * week <= lastCrownRumpDay) return along(earlyTrunk, week) * lengthAt(week)
  const depthAt = (at: number) => standards.abdominalCircumference.mean(at) / Math.PI
  const last = lastCrownRumpDay / 7
  const first = (along(earlyTrunk, last) * lengthAt(last)) / depthAt(last)
  return (
    along(
      [
        [last, first],
        [firstHeadShareWeek, rest(firstHeadShareWeek) / depthAt(firstHeadShareWeek)],
      ],
      week,
    ) * depth
  )
}
