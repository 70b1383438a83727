/** How strongly each feature shows in a week, from 0 (not at all) to 1 (fully). */
import { eased } from '../geometry/along.ts'

export type Age = ReturnType<typeof ageAt>

export const ageAt = (week: number) => ({
  week,
  /** The profile: nose, lips and chin. */
  face: eased(7.5, 13, week),
  /** The nose. Its tip can be seen before the rest of the profile. */
  nose: eased(7, 9.5, week),
  /** The eye’s dark pigment. */
  eye: eased(6.4, 7.8, week),
  /** The eye’s bulge and the folds of skin that become lids. */
  lidFold: eased(6.2, 9, week),
  /** Closed eyelids. */
  lids: eased(9, 11.5, week),
  /** How far the ears have risen from the neck to eye level. */
  earRise: eased(8.5, 17, week),
  ear: eased(7, 14, week),
  /** The yolk sac, which feeds an embryo before the cord does. */
  yolk: 1 - eased(9.5, 12, week),
  tail: 1 - eased(7.2, 10, week),
  /** Fingers and toes separate. Before that, hands and feet are paddles. */
  fingers: eased(7.8, 10.2, week),
  hair: eased(21, 36, week),
  brows: eased(20, 25, week),
  lashes: eased(25, 29, week),
  /** The lids can open again. */
  awake: eased(26, 27.5, week),
  fat: eased(24, 39, week),
  vernix: eased(19, 33, week),
  /** Thin red skin in fine creases, before there is fat beneath it. */
  creased: eased(19, 23, week) * (1 - eased(26, 33, week)),
  /** How transparent the skin is. */
  sheer: 1 - eased(11, 27, week),
  /** The heart's bulge on the chest. */
  heart: 1 - eased(8.5, 12, week),
  /** Heart and liver, seen through the skin. */
  organs: eased(5.4, 6.5, week),
})
