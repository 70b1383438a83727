// The picture

export const drawing = (babyName: string, week: number) => `Drawing of ${babyName} in week ${week}`
export const drawingOfOne = (week: number) => `Drawing of one of your babies in week ${week}`
export const zoomOut = 'Zoom out'
export const zoom = 'Zoom'
export const zoomIn = 'Zoom in'
export const times = (zoom: string) => `${zoom} times`
export const timesSign = (zoom: string) => `${zoom}×`

// Lengths, in sentences and at the ruler in the picture

export const lengths = {
  mm: (amount: string) => `${amount} mm`,
  cm: (amount: string) => `${amount} cm`,
  /** Also with fractions: "1/4 in". */
  in: (amount: string) => `${amount} in`,
}

// The picture as a file

export const downloadPicture = 'Download picture'
export const drawingPicture = 'Drawing'
/** In large letters in the picture, between the baby’s name and the date. */
export const caption = (week: number) => `Week ${week}`

// The baby’s position, in the order in which a baby grows

export const whatYouSee = 'What you see'
export const whatYouSeeContents = 'The drawing in words, and typical measurements'
export const positions = {
  disc: 'A flat oval disc, seen from above, on a round yolk sac.',
  sole: 'A flat body like the sole of a shoe, seen from above, on a round yolk sac.',
  letterC: 'A tiny body bent like the letter C, with a head at one end and a tail at the other.',
  headOnChest: 'A small body bent like the letter C, with a large head that leans on its chest.',
  straightening: 'A small body that begins to straighten; the head is half of its whole length.',
  headLifted: 'A baby from the side, the head lifted from the chest, arms and knees bent.',
  onTheBack: 'A slim baby lying on the back, seen from the side, with one hand raised.',
  legsUp: 'A slim baby in the middle of a somersault, head down, with the legs stretched upwards.',
  faceDown: 'A slim baby in the middle of a somersault, face down, with the knees bent.',
  bentForward: 'A slim baby bent forward, seen from the side, with the hands in front of the face.',
  leaningBack: 'A baby leaning back, seen from the side, knees drawn up and hands close to the chest and face.',
  turning: 'A baby turning head down, knees drawn up and hands close to the chest.',
  headDown: 'A baby curled up head down, seen from the side, knees drawn up and hands close together.',
  curledUp: 'A round baby curled up tight, head down, with knees against the belly.',
}

// What can be seen of the baby’s body, in the same order

export const features = {
  fineLine: 'A fine line along its middle shows where the back will be.',
  folds: 'Two folds rise along its middle; they will become the brain and the spinal cord.',
  noLimbs: 'There are no arms and legs yet.',
  buds: 'There are buds where arms and legs will be, and a small tail.',
  paddles: 'The hands are paddles, and the end of the back is still a little tail.',
  fingersBegin: 'Fingers begin to show in hands like paddles; the eye is a dark spot, and the tail is going.',
  elbows: 'Elbows and toes can be seen, and there are rims where the eyelids will be.',
  fingersFree: 'Fingers and toes are free, the head is round, and the tail is gone.',
  eyelidsClosed: 'The eyelids have closed; the ears are still low, near the neck.',
  profile: 'Forehead, nose, lips and chin make a profile; the eyelids are closed.',
  neck: 'There is a neck now, and the skin is so thin that light comes through it.',
  ears: 'The ears are almost where they will stay; small vessels show through the skin.',
  vernix: 'A pale film, vernix, begins to protect the skin.',
  thinSkin: 'The skin is thin, reddish and finely creased; there are brows, and the first hair.',
  eyesOpen: 'The eyes have opened a little under their lashes, and the hair grows.',
  fat: 'Fat under the skin makes arms and legs rounder.',
  round: 'Cheeks, arms and legs are round, and there is hair on the head.',
}

export const around =
  'Warm light comes through the sac around the baby, and the cord runs from the belly to the sac’s wall.'
export const typical = 'Drawn from typical measurements for this day.'
export const typicalOfOne = 'One of your babies, drawn from typical measurements of a single baby on this day.'
export const notYourBaby = 'No drawing can show what your own baby looks like.'

// Typical measurements. `standard` is such as "INTERGROWTH-21st fetal growth standards"

export const measures = {
  headCircumference: { name: 'Head circumference', meaning: 'around the head' },
  biparietalDiameter: { name: 'Biparietal diameter', meaning: 'across the head' },
  femurLength: { name: 'Femur length', meaning: 'the thigh bone' },
  abdominalCircumference: { name: 'Abdominal circumference', meaning: 'around the belly' },
}
export const medians = (standard: string) => `Medians of the ${standard}.`
export const extrapolated = (standard: string) =>
  `Extrapolated: the standard covers weeks 14 to 40. Based on the medians of the ${standard}.`
export const medianIsHigher = (measure: string, shown: string) =>
  `${measure}: the median is higher than the ${shown} shown here.`
export const everyBaby = 'Every baby grows differently.'
