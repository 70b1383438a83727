import { plural } from '#language/texts/fr.ts'

// The section before it is opened

export const aboutSection =
  'Le poids et la taille comparés à des standards publiés, et tes propres échographies. Visible seulement pour les admins.'
export const showChart = 'Afficher la courbe de croissance'

// What the chart shows

export const addScan = 'Ajouter une échographie'
export const whichBaby = 'Quel bébé'
export const baby = (number: number) => `Bébé ${number}`
export const forSingleBabies = 'Les standards ont été établis pour des grossesses d’un seul bébé.'
export const whatToShow = 'Que montrer'
export const subjects = {
  weight: {
    label: 'Poids',
    about:
      'Une estimation calculée à partir des longueurs mesurées à l’échographie. L’écart avec le poids réel peut atteindre un dixième, et parfois plus.',
  },
  crownHeel: {
    label: 'Taille, de la tête aux talons',
    about:
      'La taille typique. Aucune échographie ne la mesure\u00a0: la courbe n’a donc ni bandes, ni points pour tes échographies.',
  },
  crownRump: {
    label: 'Taille des premières semaines, de la tête aux fesses',
    about: 'Du sommet de la tête aux fesses, comme on mesure aux premières échographies (LCC).',
  },
  headCircumference: { label: 'Périmètre crânien', about: 'Tout le tour de la tête (PC).' },
  headWidth: {
    label: 'Diamètre bipariétal (largeur de la tête)',
    about: 'D’un côté de la tête à l’autre (BIP).',
  },
  abdominalCircumference: { label: 'Périmètre abdominal', about: 'Tout le tour du ventre (PA).' },
  femurLength: { label: 'Longueur du fémur (os de la cuisse)', about: 'De la hanche au genou (LF).' },
}
export const comparedWith = 'Comparé à'
export const standardsDiffer =
  'Les standards diffèrent, car chacun a été établi avec d’autres bébés. Demande à l’équipe qui te suit lequel elle utilise.'
export const withoutDueDate = 'Tes échographies apparaîtront sur la courbe dès que ta date prévue sera indiquée.'

// The chart. `label` is "Poids", and `standard` "Hadlock 1991".

export const byWeek = (label: string) => `${label} par semaine`
export const byWeekAndStandard = (label: string, standard: string) => `${label} par semaine, ${standard}`
export const scansOnChart = 'Tes échographies sur la courbe'
export const completedWeeks = 'semaines révolues'
export const today = 'Aujourd’hui'
/** The label at the right end of a line of the chart, by the unit of the measure. */
export const babiesBelow = {
  mm: (count: number) => plural(count, `${count} sur 100 mesure moins`, `${count} sur 100 mesurent moins`),
  g: (count: number) => plural(count, `${count} sur 100 pèse moins`, `${count} sur 100 pèsent moins`),
}

// A point of the chart. `age` is "28 SA", `day` "5 mars 2026" and `size` "1,10 kg".

export const pointsWillAppear = 'Tes échographies apparaîtront comme des points sur cette courbe.'
export const point = (age: string, day: string, size: string) => `${age}, ${day}\u00a0: ${size}.`
export const estimatedPoint = (age: string, day: string, size: string, formula: string) =>
  `${age}, ${day}\u00a0: ${size}, estimation faite ici avec ${formula}.`
/** `percentile` is `aboutPercentile`, `belowLowestLine` or `aboveHighestLine`. */
export const pointAt = (age: string, day: string, size: string, percentile: string) =>
  `${age}, ${day}\u00a0: ${size}, ${percentile}`
export const estimatedPointAt = (age: string, day: string, size: string, formula: string, percentile: string) =>
  `${age}, ${day}\u00a0: ${size}, estimation faite ici avec ${formula}, ${percentile}`
export const aboutPercentile = {
  mm: (percent: number) =>
    `environ le ${ordinal(percent)} percentile\u00a0: ${plural(percent, `${percent} bébé sur 100 mesure`, `${percent} bébés sur 100 mesurent`)} moins.`,
  g: (percent: number) =>
    `environ le ${ordinal(percent)} percentile\u00a0: ${plural(percent, `${percent} bébé sur 100 pèse`, `${percent} bébés sur 100 pèsent`)} moins.`,
}
export const belowLowestLine = (percent: number) =>
  `sous la ligne la plus basse de la courbe, le ${ordinal(percent)} percentile. C’est le cas de quelques bébés sur cent. La personne qui a fait l’échographie peut te dire ce que cela signifie pour le tien.`
export const aboveHighestLine = (percent: number) =>
  `au-dessus de la ligne la plus haute de la courbe, le ${ordinal(percent)} percentile. C’est le cas de quelques bébés sur cent. La personne qui a fait l’échographie peut te dire ce que cela signifie pour le tien.`
/** `from` and `to` are such as "20 SA". */
export const notCovered = (standard: string, from: string, to: string) =>
  `${standard} va seulement de ${from} à ${to}, il n’y a donc pas de percentile pour ce jour.`

// What the chart means

export const aboutBands = {
  mm: (within: number) =>
    `Sur 100 bébés, ${within} se situent dans la bande large et 80 dans la bande intérieure. Les nombres à droite disent combien de bébés mesurent moins. Les bandes ont été établies à partir de nombreux bébés et ne disent rien du tien.`,
  g: (within: number) =>
    `Sur 100 bébés, ${within} se situent dans la bande large et 80 dans la bande intérieure. Les nombres à droite disent combien de bébés pèsent moins. Les bandes ont été établies à partir de nombreux bébés et ne disent rien du tien.`,
}
export const aboutPercentiles =
  'Un percentile compare une mesure de l’échographie à celles de bébés qui ont exactement le même âge. Ce n’est pas une note, et une seule valeur n’est pas un diagnostic. Demande à la personne qui a fait l’échographie ce que cela signifie pour toi.'
export const basisOfCrownHeel =
  'Notre propre courbe de tailles typiques\u00a0: estimée à partir du fémur pour les semaines 14 à 23, et tirée de mesures de nouveau-nés (standards INTERGROWTH-21st pour les nouveau-nés) pour les semaines 24 à 42.'
export const fitsSomeLess = 'Ces valeurs conviennent moins bien à certaines familles qu’à d’autres.'

// The table

export const showTable = 'Afficher en tableau'
export const hideTable = 'Masquer le tableau'
export const asTable = (label: string) => `${label}, en tableau`
export const caption = (label: string, unit: string) => `${label} en ${unit}, au début de chaque semaine`
export const captionWithStandard = (label: string, unit: string, standard: string) =>
  `${label} en ${unit}, au début de chaque semaine, ${standard}`
export const week = 'Semaine'
export const median = 'Médiane'
export const typical = 'Typique'
export const yours = 'Ton bébé'
/** A percentile: "1er", "52e". */
export const ordinal = (number: number) => (number === 1 ? '1er' : `${number}e`)
/** "26.45" becomes "26,45". */
const decimal = (number: string) => number.replace('.', ',')
export const sizeAt = (size: string, percent: number) => `${decimal(size)} (${ordinal(percent)})`
export const sizeBelow = (size: string, percent: number) => `${decimal(size)} (sous le ${ordinal(percent)})`
export const sizeAbove = (size: string, percent: number) => `${decimal(size)} (au-dessus du ${ordinal(percent)})`

// The scans

export const noScans = 'Pas encore d’échographies. Elles ne sont visibles que pour les admins de ce parcours.'
export const yourScans = 'Tes échographies'
export const showEarlier = (count: number) =>
  plural(count, `Afficher ${count} plus ancienne`, `Afficher ${count} plus anciennes`)
/** `which` is "5 mars 2026" or "5 mars 2026, bébé 2". */
export const editScan = (which: string) => `Modifier l’échographie du ${which}`
export const deleteScan = (which: string) => `Supprimer l’échographie du ${which}`
export const weightBy = (formula: string) => `Poids selon ${formula}`

// A new or changed scan

export const added = {
  title: 'Ajouter une échographie',
  act: 'Ajouter',
  acting: 'Ajout…',
  done: 'Échographie ajoutée',
  failed: 'Impossible d’ajouter l’échographie',
}
export const changed = {
  title: 'Modifier l’échographie',
  act: 'Enregistrer',
  acting: 'Enregistrement…',
  done: 'Échographie enregistrée',
  failed: 'Échographie non enregistrée',
}
export const day = 'Date de l’échographie'
export const letteredBabies = 'Certains comptes rendus disent A et B, ou jumeau 1 et jumeau 2'
export const asInReport = 'Mesures, comme dans le compte rendu'
/** `measure` is an abbreviation: "PC, mm". */
export const inReport = (measure: string, unit: string) => `${measure}, ${unit}`
export const inReportWithSize = (measure: string, unit: string, size: string) => `${measure}, ${unit} = ${size}`
export const withoutWeight =
  'Si le compte rendu n’indique pas de poids, laisse ce champ vide. Le poids est alors estimé à partir des longueurs, et la courbe dit quelle formule a été utilisée.'
export const note = 'Note'

// Deleting a scan

export const deleteQuestion = (day: string) => `Supprimer l’échographie du ${day}\u202f?`
export const canBeBroughtBack = (days: number) =>
  `Elle disparaît de la courbe pour tous les admins. Tu peux la rétablir pendant ${days} jours.`
export const confirmDelete = 'Supprimer'
export const deleted = 'Échographie supprimée'
export const restored = 'Échographie rétablie'
export const notDeleted = 'Impossible de supprimer l’échographie'

// Sizes. The numbers are written with a decimal point, such as "26.45".

export const units = { mm: 'mm', cm: 'cm', in: 'po', g: 'g', kg: 'kg', lb: 'lb' }
export const sizes = {
  cm: (size: string) => `${decimal(size)}\u00a0cm`,
  in: (size: string) => `${decimal(size)}\u00a0po`,
  kg: (size: string) => `${decimal(size)}\u00a0kg`,
  lb: (size: string) => `${decimal(size)}\u00a0lb`,
  oz: (size: string) => `${decimal(size)}\u00a0oz`,
}
export const poundsAndOunces = (pounds: number, ounces: number) => `${pounds}\u00a0lb ${ounces}\u00a0oz`
/** A size in the unit of the report, and in the reader's units: "264,5 mm (10,41 po)". */
export const sizeInBoth = (size: string, inOwnUnits: string) => `${size} (${inOwnUnits})`
