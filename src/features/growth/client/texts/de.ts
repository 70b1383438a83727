const decimal = (size: string) => size.replace('.', ',')

// The section before it is opened

export const aboutSection =
  'Gewicht und Länge, verglichen mit veröffentlichten Standards, und deine eigenen Ultraschallwerte. Nur Admins sehen das.'
export const showChart = 'Wachstumskurve anzeigen'

// What the chart shows

export const addScan = 'Ultraschall hinzufügen'
export const whichBaby = 'Welches Baby'
export const baby = (number: number) => `Baby ${number}`
export const forSingleBabies = 'Die Standards beruhen auf Einlingen.'
export const whatToShow = 'Was angezeigt wird'
export const subjects = {
  weight: {
    label: 'Gewicht',
    about:
      'Eine Schätzung, berechnet aus den Längen, die ein Ultraschall gemessen hat. Sie kann um ein Zehntel danebenliegen, und manchmal um mehr.',
  },
  crownHeel: {
    label: 'Länge, Scheitel bis Ferse',
    about:
      'Die typische Länge. Kein Ultraschall misst sie, darum zeigt die Kurve weder Bänder noch deine eigenen Werte.',
  },
  crownRump: {
    label: 'Länge in den ersten Wochen, Scheitel bis Steiß',
    about: 'Vom Kopf bis zum Po, wie frühe Ultraschalluntersuchungen sie messen (SSL).',
  },
  headCircumference: { label: 'Kopfumfang', about: 'Einmal ganz um den Kopf (KU).' },
  headWidth: {
    label: 'Querdurchmesser des Kopfes (Breite)',
    about: 'Von einer Seite des Kopfes zur anderen (BPD).',
  },
  abdominalCircumference: { label: 'Bauchumfang', about: 'Einmal ganz um den Bauch (AU).' },
  femurLength: { label: 'Oberschenkellänge (Knochen)', about: 'Von der Hüfte bis zum Knie (FL).' },
}
export const comparedWith = 'Verglichen mit'
export const standardsDiffer =
  'Standards unterscheiden sich, weil für sie verschiedene Babys gemessen wurden. Frag, welchen deine Klinik oder Praxis verwendet.'
export const withoutDueDate = 'Deine Werte erscheinen in der Kurve, sobald dein Geburtstermin eingegeben ist.'

// The chart. `label` is "Gewicht", and `standard` "Hadlock 1991".

export const byWeek = (label: string) => `${label} nach Wochen`
export const byWeekAndStandard = (label: string, standard: string) => `${label} nach Wochen, ${standard}`
export const scansOnChart = 'Deine Werte in der Kurve'
export const completedWeeks = 'vollendete Wochen'
export const today = 'Heute'
/** The label at the right end of a line of the chart, by the unit of the measure. */
export const babiesBelow = {
  mm: (count: number) => `${count} von 100 darunter`,
  g: (count: number) => `${count} von 100 darunter`,
}

// A point of the chart. `age` is "28 Wochen", `day` "5. März 2026" and `size` "1,10 kg".

export const pointsWillAppear = 'Deine Werte erscheinen als Punkte in dieser Kurve.'
export const point = (age: string, day: string, size: string) => `${age}, ${day}: ${size}.`
export const estimatedPoint = (age: string, day: string, size: string, formula: string) =>
  `${age}, ${day}: ${size}, hier geschätzt nach ${formula}.`
/** `percentile` is `aboutPercentile`, `belowLowestLine` or `aboveHighestLine`. */
export const pointAt = (age: string, day: string, size: string, percentile: string) =>
  `${age}, ${day}: ${size}, ${percentile}`
export const estimatedPointAt = (age: string, day: string, size: string, formula: string, percentile: string) =>
  `${age}, ${day}: ${size}, hier geschätzt nach ${formula}, ${percentile}`
export const aboutPercentile = {
  mm: (percent: number) => `etwa die ${ordinal(percent)} Perzentile: ${percent} von 100 Babys messen weniger.`,
  g: (percent: number) => `etwa die ${ordinal(percent)} Perzentile: ${percent} von 100 Babys wiegen weniger.`,
}
export const belowLowestLine = (percent: number) =>
  `unter der untersten Linie der Kurve, der ${ordinal(percent)} Perzentile. Das ist bei ein paar von hundert Babys so. Was es für dein Baby bedeutet, kann dir die Person sagen, die den Ultraschall gemacht hat.`
export const aboveHighestLine = (percent: number) =>
  `über der obersten Linie der Kurve, der ${ordinal(percent)} Perzentile. Das ist bei ein paar von hundert Babys so. Was es für dein Baby bedeutet, kann dir die Person sagen, die den Ultraschall gemacht hat.`
/** `from` and `to` are such as "20 Wochen". */
export const notCovered = (standard: string, from: string, to: string) =>
  `${standard} umfasst nur ${from} bis ${to}, darum gibt es für diesen Tag keine Perzentile.`

// What the chart means

export const aboutBands = {
  mm: (within: number) =>
    `Von 100 Babys liegen ${within} im breiten Band und 80 im inneren. Die Zahlen am rechten Ende sagen, wie viele weniger messen. Die Bänder beruhen auf vielen Babys und wissen nichts über deines.`,
  g: (within: number) =>
    `Von 100 Babys liegen ${within} im breiten Band und 80 im inneren. Die Zahlen am rechten Ende sagen, wie viele weniger wiegen. Die Bänder beruhen auf vielen Babys und wissen nichts über deines.`,
}
export const aboutPercentiles =
  'Eine Perzentile vergleicht den Messwert eines Ultraschalls mit Babys in genau demselben Alter. Sie ist keine Note, und ein einzelner Wert ist keine Diagnose. Frag die Person, die den Ultraschall gemacht hat, was er für dich bedeutet.'
export const basisOfCrownHeel =
  'Eine eigene Kurve durch typische Längen: für die vollendeten Wochen 14 bis 23 aus dem Oberschenkelknochen geschätzt, für die vollendeten Wochen 24 bis 42 von Neugeborenen übernommen (INTERGROWTH-21st, Standards für Neugeborene).'
export const fitsSomeLess = 'Das passt für manche Familien weniger gut als für andere.'

// The table

export const showTable = 'Als Tabelle anzeigen'
export const hideTable = 'Tabelle ausblenden'
export const asTable = (label: string) => `${label} als Tabelle`
export const caption = (label: string, unit: string) => `${label} in ${unit}, jeweils am Anfang der Woche`
export const captionWithStandard = (label: string, unit: string, standard: string) =>
  `${label} in ${unit}, jeweils am Anfang der Woche, ${standard}`
export const week = 'Woche'
export const median = 'Median'
export const typical = 'Typisch'
export const yours = 'Dein Baby'
/** A percentile: "1.", "52." */
export const ordinal = (number: number) => `${number}.`
export const sizeAt = (size: string, percent: number) => `${decimal(size)} (${ordinal(percent)})`
export const sizeBelow = (size: string, percent: number) => `${decimal(size)} (unter ${ordinal(percent)})`
export const sizeAbove = (size: string, percent: number) => `${decimal(size)} (über ${ordinal(percent)})`

// The scans

export const noScans = 'Noch keine Ultraschallwerte. Nur die Admins dieser Reise sehen sie.'
export const yourScans = 'Deine Ultraschallwerte'
export const showEarlier = (count: number) => `${count} frühere anzeigen`
/** `which` is "5. März 2026" or "5. März 2026, Baby 2". */
export const editScan = (which: string) => `Ultraschall bearbeiten: ${which}`
export const deleteScan = (which: string) => `Ultraschall löschen: ${which}`
export const weightBy = (formula: string) => `Gewicht nach ${formula}`

// A new or changed scan

export const added = {
  title: 'Ultraschall hinzufügen',
  act: 'Hinzufügen',
  acting: 'Wird hinzugefügt...',
  done: 'Ultraschall hinzugefügt',
  failed: 'Ultraschall nicht hinzugefügt',
}
export const changed = {
  title: 'Ultraschall bearbeiten',
  act: 'Speichern',
  acting: 'Wird gespeichert...',
  done: 'Ultraschall gespeichert',
  failed: 'Ultraschall nicht gespeichert',
}
export const day = 'Tag des Ultraschalls'
export const letteredBabies = 'In manchen Befunden heißen sie A und B oder Zwilling 1 und Zwilling 2'
export const asInReport = 'Messwerte, wie sie im Befund stehen'
/** `measure` is an abbreviation: "KU (HC), mm". */
export const inReport = (measure: string, unit: string) => `${measure}, ${unit}`
export const inReportWithSize = (measure: string, unit: string, size: string) => `${measure}, ${unit} = ${size}`
export const withoutWeight =
  'Wenn im Befund kein Gewicht steht, lass das Feld leer. Das Gewicht wird dann aus den Längen geschätzt, und die Kurve sagt, mit welcher Formel.'
export const note = 'Notiz'

// Deleting a scan

export const deleteQuestion = (day: string) => `Ultraschall vom ${day} löschen?`
export const canBeBroughtBack = (days: number) =>
  `Er verschwindet für alle Admins aus der Kurve. Du kannst ihn ${days} Tage lang zurückholen.`
export const confirmDelete = 'Löschen'
export const deleted = 'Ultraschall gelöscht'
export const restored = 'Ultraschall zurückgeholt'
export const notDeleted = 'Ultraschall nicht gelöscht'

// Sizes. The numbers are written with a decimal point, such as "26.45".

export const units = { mm: 'mm', cm: 'cm', in: 'in', g: 'g', kg: 'kg', lb: 'lb' }
export const sizes = {
  cm: (size: string) => `${decimal(size)}\u00a0cm`,
  in: (size: string) => `${decimal(size)}\u00a0in`,
  kg: (size: string) => `${decimal(size)}\u00a0kg`,
  lb: (size: string) => `${decimal(size)}\u00a0lb`,
  oz: (size: string) => `${decimal(size)}\u00a0oz`,
}
export const poundsAndOunces = (pounds: number, ounces: number) => `${pounds}\u00a0lb ${ounces}\u00a0oz`
/** A size in the unit of the report, and in the reader's units: "264,5 mm (10,41 in)". */
export const sizeInBoth = (size: string, inOwnUnits: string) => `${size} (${inOwnUnits})`
