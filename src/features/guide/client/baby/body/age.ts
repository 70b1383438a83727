/** What has come by a week, each from 0 (not yet) to 1 (there). */
import { between } from './along.ts'

export type Age = ReturnType<typeof ageAt>

export const ageAt = (week: number) => ({
  week,
  /** A face of its own: nose, lips and chin. */
  face: between(7.5, 13, week),
  eye: between(5.6, 7, week),
  /** Lids over the eyes. */
  lids: between(9, 11.5, week),
  /** Ears begin at the neck and end level with the eyes. */
  earRise: between(8, 18, week),
  ear: between(7.5, 16, week),
  /** The sac that feeds an embryo before the cord does. */
  yolk: 1 - between(9.5, 12, week),
  tail: 1 - between(7.2, 10, week),
  /** Fingers and toes come free of their paddles. */
  fingers: between(7.8, 10.2, week),
  hair: between(21, 30, week),
  brows: between(20, 25, week),
  lashes: between(25, 29, week),
  fat: between(24, 39, week),
  vernix: between(19, 33, week),
  /** Light comes through thin skin. */
  sheer: 1 - between(11, 27, week),
  heart: 1 - between(8.5, 12, week),
})
