/** Makes the trunk as long as the drawn crown-rump length needs. */

import type { Solid } from '../geometry/shapes.ts'
import { type DrawnMeasures, lastCrownRumpDay, measuresForDrawing } from '../measures-for-drawing.ts'
import { ageAt } from './age.ts'
import { makeHead } from './head.ts'
import { postureAt } from './posture.ts'
import { makeTrunk } from './trunk.ts'

/** From this week on, head, trunk and legs add up to the crown-heel length. The weeks before it lead there evenly. */
const firstOfHeel = 20
/** The directions in which the length is measured, in degrees. */
const step = 3
/** After so many corrections the length is right to a thousandth. */
const corrections = 6
/** Corrects for blended solids, which bulge slightly. */
const bulge = 1.012

/** The measures of a day. Until 14+0 the trunk is as long as the crown-rump length needs in this posture. */
export function measuresOnPaper(days: number): DrawnMeasures {
  const measures = measuresForDrawing(days)
  if (days >= 7 * firstOfHeel) return measures
  if (days <= lastCrownRumpDay) return { ...measures, trunkLength: fittedTrunk(days, measures) }
  const last = measuresForDrawing(lastCrownRumpDay)
  const excess = fittedTrunk(lastCrownRumpDay, last) / last.trunkLength - 1
  const left = (7 * firstOfHeel - days) / (7 * firstOfHeel - lastCrownRumpDay)
  return { ...measures, trunkLength: measures.trunkLength * (1 + excess * left) }
}

function fittedTrunk(days: number, measures: DrawnMeasures): number {
  const [posture, age] = [postureAt(days / 7), ageAt(days / 7)]
  let trunkLength = measures.trunkLength
  for (let i = 0; i < corrections; i++) {
    const fitted = { ...measures, trunkLength }
    const trunk = makeTrunk(fitted, posture, age)
    const head = makeHead(fitted, posture, age, trunk.stationAt(1))
    trunkLength += measures.length / bulge - longest([...trunk.member.solids, ...head.member.solids])
  }
  return trunkLength
}

/** The greatest length of the solids in the plane of the picture, in mm. */
function longest(solids: readonly Solid[]): number {
  const shown = solids.filter(({ carves }) => !carves)
  let most = 0
  for (let degrees = 0; degrees < 180; degrees += step) {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const ahead = Math.max(...shown.map((solid) => reach(solid, x, y)))
    const behind = Math.max(...shown.map((solid) => reach(solid, -x, -y)))
    most = Math.max(most, ahead + behind)
  }
  return most
}

/** How far a solid reaches in a direction, from the origin. */
function reach(solid: Solid, x: number, y: number): number {
  if (solid.kind === 'limb')
    return Math.max(solid.from[0] * x + solid.from[1] * y + solid.thick, solid.to[0] * x + solid.to[1] * y + solid.thin)
  const { origin, ...axes } = solid.frame
  const along = (axis: 'x' | 'y' | 'z') => axes[axis][0] * x + axes[axis][1] * y
  const [a, b, c] = solid.radii
  return origin[0] * x + origin[1] * y + Math.hypot(along('x') * a, along('y') * b, along('z') * c)
}
