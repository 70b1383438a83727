import { de } from '#language/texts/fr.ts'

// The picture

export const drawing = (babyName: string, week: number) => `Dessin ${de(babyName)} en semaine ${week}`
export const drawingOfOne = (week: number) => `Dessin de l’un de tes bébés en semaine ${week}`
export const zoomOut = 'Réduire'
export const zoom = 'Zoom'
export const zoomIn = 'Agrandir'
export const times = (zoom: string) => `${zoom} fois`
export const timesSign = (zoom: string) => `${zoom}×`

// Lengths, in sentences and at the ruler in the picture

/** "9.4" becomes "9,4". */
const decimal = (amount: string) => amount.replace('.', ',')
export const lengths = {
  mm: (amount: string) => `${decimal(amount)}\u00a0mm`,
  cm: (amount: string) => `${decimal(amount)}\u00a0cm`,
  /** Also with fractions: "1/4 po". */
  in: (amount: string) => `${decimal(amount)}\u00a0po`,
}

// The picture as a file

export const downloadPicture = 'Télécharger l’image'
export const drawingPicture = 'Dessin'
/** In large letters in the picture, between the baby’s name and the date. */
export const caption = (week: number) => `Semaine ${week}`

// The baby’s position, in the order in which a baby grows

export const whatYouSee = 'Ce que tu vois'
export const whatYouSeeContents = 'Le dessin en mots, et des mesures typiques'
export const positions = {
  disc: 'Un disque plat et ovale, vu de dessus, sur une vésicule vitelline ronde.',
  sole: 'Un corps plat comme une semelle de chaussure, vu de dessus, sur une vésicule vitelline ronde.',
  letterC: 'Un corps minuscule courbé comme la lettre C, avec une tête à un bout et une queue à l’autre.',
  headOnChest: 'Un petit corps courbé comme la lettre C, avec une grande tête qui repose sur la poitrine.',
  straightening: 'Un petit corps qui commence à se redresser\u202f; la tête fait la moitié de toute sa longueur.',
  headLifted: 'Un bébé de profil, la tête relevée de la poitrine, les bras et les genoux pliés.',
  onTheBack: 'Un bébé mince couché sur le dos, vu de côté, une main levée.',
  legsUp: 'Un bébé mince en pleine galipette, la tête en bas, les jambes tendues vers le haut.',
  faceDown: 'Un bébé mince en pleine galipette, le visage vers le bas, les genoux pliés.',
  bentForward: 'Un bébé mince penché en avant, vu de côté, les mains devant le visage.',
  leaningBack:
    'Un bébé penché en arrière, vu de côté, les genoux repliés et les mains près de la poitrine et du visage.',
  turning: 'Un bébé qui se retourne pour mettre la tête en bas, les genoux repliés et les mains près de la poitrine.',
  headDown: 'Un bébé recroquevillé, la tête en bas, vu de côté, les genoux repliés et les mains l’une près de l’autre.',
  curledUp: 'Un bébé tout rond, bien recroquevillé, la tête en bas, les genoux contre le ventre.',
}

// What can be seen of the baby’s body, in the same order

export const features = {
  fineLine: 'Une fine ligne en son milieu montre où sera le dos.',
  folds: 'Deux replis s’élèvent en son milieu\u202f; ils deviendront le cerveau et la moelle épinière.',
  noLimbs: 'Il n’y a pas encore de bras ni de jambes.',
  buds: 'Il y a des bourgeons là où seront les bras et les jambes, et une petite queue.',
  paddles: 'Les mains sont des palettes, et le bout du dos est encore une petite queue.',
  fingersBegin:
    'Des doigts commencent à se dessiner dans les mains en forme de palettes\u202f; l’œil est une tache sombre, et la queue disparaît.',
  elbows: 'On voit les coudes et les orteils, et le bord des futures paupières.',
  fingersFree: 'Les doigts et les orteils sont séparés, la tête est ronde, et la queue a disparu.',
  eyelidsClosed: 'Les paupières se sont fermées\u202f; les oreilles sont encore basses, près du cou.',
  profile: 'Le front, le nez, les lèvres et le menton forment un profil\u202f; les paupières sont fermées.',
  neck: 'Il y a maintenant un cou, et la peau est si fine que la lumière la traverse.',
  ears: 'Les oreilles sont presque à leur place définitive\u202f; de petits vaisseaux se voient à travers la peau.',
  vernix: 'Un film pâle, le vernix, commence à protéger la peau.',
  thinSkin: 'La peau est fine, rougeâtre et finement plissée\u202f; il y a des sourcils, et les premiers cheveux.',
  eyesOpen: 'Les yeux se sont un peu ouverts sous leurs cils, et les cheveux poussent.',
  fat: 'La graisse sous la peau arrondit les bras et les jambes.',
  round: 'Les joues, les bras et les jambes sont ronds, et il y a des cheveux sur la tête.',
}

export const around =
  'Une lumière chaude traverse la poche autour du bébé, et le cordon va du ventre à la paroi de la poche.'
export const typical = 'Dessiné d’après des mesures typiques pour ce jour.'
export const typicalOfOne =
  'L’un de tes bébés, dessiné d’après des mesures typiques pour ce jour dans une grossesse d’un seul bébé.'
export const notYourBaby = 'Aucun dessin ne peut montrer à quoi ressemble ton propre bébé.'

// Typical measurements. `standard` is such as "standards de croissance fœtale INTERGROWTH-21st"

export const measures = {
  headCircumference: { name: 'Périmètre crânien', meaning: 'tour de tête' },
  biparietalDiameter: { name: 'Diamètre bipariétal', meaning: 'largeur de la tête' },
  femurLength: { name: 'Longueur du fémur', meaning: 'os de la cuisse' },
  abdominalCircumference: { name: 'Périmètre abdominal', meaning: 'tour de ventre' },
}
export const medians = (standard: string) => `Médianes des ${standard}.`
export const extrapolated = (standard: string) =>
  `Extrapolé\u00a0: les standards vont de 14 à 40\u00a0SA. D’après les médianes des ${standard}.`
export const medianIsHigher = (measure: string, shown: string) =>
  `${measure}\u00a0: la médiane est supérieure aux ${shown} affichés ici.`
export const everyBaby = 'Chaque bébé grandit différemment.'
