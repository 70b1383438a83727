/** The body's posture in degrees, by week, interpolated for each day. */
import { along } from '../geometry/along.ts'

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
 * straight limb. `spread` moves the knees apart. Names that end in `Far` mean the limbs on the far side of the body.
 */
const weeks: readonly (readonly [week: number, values: readonly number[]])[] = [
  // curl bend neck turn facing | shoulder elbow wrist | far: shoulder elbow | hip knee ankle | far: hip knee | spread
  [5, [150, 20, 0.02, -14, 0, 60, 5, 0, 60, 5, 80, 5, 0, 80, 5, 8]],
  [6, [250, 40, 0.02, -22, 0, 60, 5, 0, 60, 5, 80, 5, 0, 80, 5, 8]],
  [7, [205, 46, 0.02, -14, 6, 56, 12, 0, 60, 12, 84, 14, 0, 84, 14, 10]],
  [8, [138, 42, 0.03, 2, 12, 50, 40, 0, 44, 42, 82, 44, 20, 84, 46, 14]],
  [9, [104, 28, 0.05, 8, 14, 42, 66, -5, 44, 74, 88, 72, 20, 80, 66, 14]],
  [10, [88, 16, 0.07, 10, 14, 34, 86, -8, 34, 92, 92, 84, 10, 80, 74, 14]],
  [12, [64, 4, 0.1, 16, 17, 26, 98, -8, 20, 62, 96, 98, 5, 74, 74, 7]],
  [14, [50, -4, 0.12, 30, 20, 16, 96, -6, 88, 50, 74, 66, 5, 92, 96, 7]],
  [16, [44, -4, 0.12, 92, 24, 22, 126, -10, 96, 40, 104, 112, 5, 66, 60, 8]],
  [18, [30, -8, 0.13, 172, 24, 72, 66, -6, 40, 100, 62, 58, 5, 88, 104, 8]],
  [20, [52, 0, 0.11, 322, 20, 20, 113, -22, 46, 104, 104, 120, 5, 78, 84, 7]],
  [22, [55, 0, 0.11, 388, 20, 14, 122, -14, 52, 105, 112, 130, 5, 96, 110, 7]],
  [24, [58, 0, 0.1, 408, 20, 12, 104, -8, 58, 106, 116, 134, 5, 102, 118, 7]],
  [28, [66, 2, 0.08, 394, 20, 16, 112, -8, 62, 86, 118, 138, 5, 106, 122, 7]],
  [30, [67, 0, 0.07, 464, 20, 13, 108, -8, 30, 116, 117, 139, 5, 106, 126, 8]],
  [32, [68, 0, 0.07, 520, 20, 14, 110, -8, 12, 142, 115, 141, 5, 104, 128, 9]],
  [34, [72, -2, 0.06, 526, 20, 15, 114, -8, 12, 144, 115, 143, 5, 104, 130, 9]],
  [37, [80, -4, 0.05, 536, 22, 16, 112, -10, 16, 146, 116, 147, 6, 110, 136, 8]],
  [40, [88, -8, 0.05, 528, 25, 18, 112, -12, 20, 148, 118, 150, 8, 114, 142, 8]],
  [42, [91, -8, 0.05, 524, 26, 20, 114, -12, 22, 148, 120, 151, 8, 116, 144, 8]],
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
