/** The picture in words, for people who cannot see it or want to know what to look for. */

/** Words that apply from week `from` until the next description begins. */
type Description = { readonly from: number; readonly words: string }

/** The baby's position. */
const positions: readonly Description[] = [
  { from: 0, words: 'A flat oval disc, seen from above, on a round yolk sac.' },
  { from: 4.7, words: 'A flat body like the sole of a shoe, seen from above, on a round yolk sac.' },
  { from: 5.4, words: 'A tiny body bent like the letter C, with a head at one end and a tail at the other.' },
  { from: 7, words: 'A small body bent like the letter C, with a large head that leans on its chest.' },
  { from: 9, words: 'A small body that begins to straighten; the head is half of its whole length.' },
  { from: 12, words: 'A baby from the side, the head lifted from the chest, arms and knees bent.' },
  { from: 15.5, words: 'A slim baby lying on the back, seen from the side, with one hand raised.' },
  { from: 17, words: 'A slim baby in the middle of a somersault, head down, with the legs stretched upwards.' },
  { from: 18.6, words: 'A slim baby in the middle of a somersault, face down, with the knees bent.' },
  { from: 19.6, words: 'A slim baby bent forward, seen from the side, with the hands in front of the face.' },
  {
    from: 21.3,
    words: 'A baby leaning back, seen from the side, knees drawn up and hands close to the chest and face.',
  },
  { from: 29, words: 'A baby turning head down, knees drawn up and hands close to the chest.' },
  { from: 32, words: 'A baby curled up head down, seen from the side, knees drawn up and hands close together.' },
  { from: 36, words: 'A round baby curled up tight, head down, with knees against the belly.' },
]

/** Visible features of the body. */
const features: readonly Description[] = [
  { from: 0, words: 'A fine line along its middle shows where the back will be.' },
  { from: 4.7, words: 'Two folds rise along its middle; they will become the brain and the spinal cord.' },
  { from: 5.4, words: 'There are no arms and legs yet.' },
  { from: 6, words: 'There are buds where arms and legs will be, and a small tail.' },
  { from: 7, words: 'The hands are paddles, and the end of the back is still a little tail.' },
  { from: 7.6, words: 'Fingers begin to show in hands like paddles; the eye is a dark spot, and the tail is going.' },
  { from: 9, words: 'Elbows and toes can be seen, and there are rims where the eyelids will be.' },
  { from: 10, words: 'Fingers and toes are free, the head is round, and the tail is gone.' },
  { from: 11, words: 'The eyelids have closed; the ears are still low, near the neck.' },
  { from: 12, words: 'Forehead, nose, lips and chin make a profile; the eyelids are closed.' },
  { from: 14, words: 'There is a neck now, and the skin is so thin that light comes through it.' },
  { from: 16, words: 'The ears are almost where they will stay; small vessels show through the skin.' },
  { from: 19, words: 'A pale film, vernix, begins to protect the skin.' },
  { from: 22, words: 'The skin is thin, reddish and finely creased; there are brows, and the first hair.' },
  { from: 26.5, words: 'The eyes have opened a little under their lashes, and the hair grows.' },
  { from: 30, words: 'Fat under the skin makes arms and legs rounder.' },
  { from: 36, words: 'Cheeks, arms and legs are round, and there is hair on the head.' },
]

const around = 'Warm light comes through the sac around the baby, and the cord runs from the belly to the sac’s wall.'

/** A description of this day's picture, in sentences. */
export function describePicture(days: number): string {
  const week = days / 7
  const of = (descriptions: readonly Description[]) => descriptions.findLast(({ from }) => from <= week)?.words ?? ''
  return `${of(positions)} ${of(features)} ${around}`
}
