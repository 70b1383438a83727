/** The body's posture in degrees, by week, interpolated for each day. */
import { along } from './along.ts'

const keys = [
  'curl',
  'bend',
  'neck',
  'turn',
  'facing',
  'shoulder',
  'elbow',
  'wrist',
  'shoulderFar',
  'elbowFar',
  'hip',
  'knee',
  'ankle',
  'hipFar',
  'kneeFar',
  'spread',
] as const
export type Posture = Readonly<Record<(typeof keys)[number], number>>

/**
 * `curl` bends the spine between rump and neck. `bend` tilts the head towards the chest. `neck` is the neck's length in
 * head depths. `turn` rotates the whole body clockwise, and `facing` rotates it towards the viewer. At the joints, 0 is a
 * straight limb. `spread` moves the knees apart.
 */
const weeks: readonly (readonly [week: number, values: readonly number[]])[] = [
  // curl bend neck turn facing | shoulder elbow wrist | far: shoulder elbow | hip knee ankle | far: hip knee | spread
  [5, [200, 12, 0.02, -8, 0, 60, 5, 0, 60, 5, 80, 5, 0, 80, 5, 8]],
  [7, [170, 26, 0.02, -6, 6, 66, 12, 0, 60, 12, 84, 14, 0, 84, 14, 10]],
  [8, [140, 28, 0.03, 0, 12, 50, 40, 0, 44, 42, 82, 44, 20, 84, 46, 14]],
  [9, [112, 22, 0.05, 6, 14, 42, 66, -5, 44, 74, 88, 72, 20, 80, 66, 14]],
  [10, [90, 14, 0.07, 10, 14, 34, 86, -8, 34, 92, 92, 84, 10, 80, 74, 14]],
  [12, [64, 4, 0.1, 16, 17, 26, 98, -8, 20, 62, 96, 98, 5, 74, 74, 7]],
  [14, [52, -4, 0.12, 44, 20, 10, 74, -6, 92, 46, 92, 96, 5, 58, 52, 7]],
  [16, [48, -2, 0.12, 58, 20, 14, 90, -6, 80, 74, 106, 120, 5, 72, 78, 7]],
  [20, [54, 0, 0.11, 40, 20, 20, 113, -22, 46, 104, 110, 128, 5, 92, 104, 7]],
  [24, [58, 0, 0.1, 48, 20, 12, 104, -8, 58, 106, 116, 134, 5, 102, 118, 7]],
  [28, [66, 2, 0.08, 34, 20, 16, 112, -8, 52, 116, 118, 138, 5, 106, 122, 7]],
  [30, [67, 0, 0.07, 104, 20, 13, 108, -8, 44, 112, 117, 139, 5, 106, 126, 8]],
  [32, [68, 0, 0.07, 160, 20, 14, 110, -8, 40, 110, 115, 141, 5, 104, 128, 9]],
  [34, [70, -3, 0.06, 166, 20, 15, 112, -8, 38, 110, 114, 142, 5, 102, 128, 9]],
  [40, [82, -8, 0.04, 174, 20, 17, 108, -8, 40, 104, 116, 146, 5, 108, 132, 9]],
]

export function postureAt(week: number): Posture {
  const value = (index: number) =>
    along(
      weeks.map(([at, values]) => [at, values[index] ?? 0] as const),
      week,
    )
  // The cast is safe: there is a value for each of the keys.
  return Object.fromEntries(keys.map((key, index) => [key, value(index)])) as Posture
}
