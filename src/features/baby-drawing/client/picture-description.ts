/** The picture in words, for people who cannot see it or want to know what to look for. */
import { texts } from './texts/texts.ts'

/** A text that applies from week `from` until the next one begins. */
type Description<Name> = { readonly from: number; readonly name: Name }

/** The baby's position. */
const positions: readonly Description<keyof typeof texts.positions>[] = [
  { from: 0, name: 'disc' },
  { from: 4.7, name: 'sole' },
  { from: 5.4, name: 'letterC' },
  { from: 7, name: 'headOnChest' },
  { from: 9, name: 'straightening' },
  { from: 12, name: 'headLifted' },
  { from: 15.5, name: 'onTheBack' },
  { from: 17, name: 'legsUp' },
  { from: 18.6, name: 'faceDown' },
  { from: 19.6, name: 'bentForward' },
  { from: 21.3, name: 'leaningBack' },
  { from: 29, name: 'turning' },
  { from: 32, name: 'headDown' },
  { from: 36, name: 'curledUp' },
]

/** Visible features of the body. */
const features: readonly Description<keyof typeof texts.features>[] = [
  { from: 0, name: 'fineLine' },
  { from: 4.7, name: 'folds' },
  { from: 5.4, name: 'noLimbs' },
  { from: 6, name: 'buds' },
  { from: 7, name: 'paddles' },
  { from: 7.6, name: 'fingersBegin' },
  { from: 9, name: 'elbows' },
  { from: 10, name: 'fingersFree' },
  { from: 11, name: 'eyelidsClosed' },
  { from: 12, name: 'profile' },
  { from: 14, name: 'neck' },
  { from: 16, name: 'ears' },
  { from: 19, name: 'vernix' },
  { from: 22, name: 'thinSkin' },
  { from: 26.5, name: 'eyesOpen' },
  { from: 30, name: 'fat' },
  { from: 36, name: 'round' },
]

/** A description of this day's picture, in sentences. */
export function describePicture(days: number): string {
  const week = days / 7
  const position = positions.findLast(({ from }) => from <= week)?.name ?? 'disc'
  const feature = features.findLast(({ from }) => from <= week)?.name ?? 'fineLine'
  return `${texts.positions[position]} ${texts.features[feature]} ${texts.around}`
}
