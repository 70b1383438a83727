// The picture

export const drawing = (babyName: string, week: number) => `Zeichnung von ${babyName} in Woche ${week}`
export const drawingOfOne = (week: number) => `Zeichnung von einem der Babys in Woche ${week}`
export const zoomOut = 'Verkleinern'
export const zoom = 'Zoom'
export const zoomIn = 'Vergrößern'
export const times = (zoom: string) => `${zoom}-fach`
export const timesSign = (zoom: string) => `${zoom}×`

// Lengths, in sentences and at the ruler in the picture

export const lengths = {
  mm: (amount: string) => `${amount}\u00a0mm`,
  cm: (amount: string) => `${amount}\u00a0cm`,
  /** Also with fractions: "1/4 in". */
  in: (amount: string) => `${amount}\u00a0in`,
}

// The picture as a file

export const downloadPicture = 'Bild herunterladen'
export const drawingPicture = 'Wird gezeichnet'
/** In large letters in the picture, between the baby’s name and the date. */
export const caption = (week: number) => `Woche ${week}`

// The baby’s position, in the order in which a baby grows

export const whatYouSee = 'Was du siehst'
export const whatYouSeeContents = 'Die Zeichnung in Worten und typische Maße'
export const positions = {
  disc: 'Eine flache, ovale Scheibe, von oben gesehen, auf einem runden Dottersack.',
  sole: 'Ein flacher Körper wie eine Schuhsohle, von oben gesehen, auf einem runden Dottersack.',
  letterC:
    'Ein winziger Körper, gebogen wie der Buchstabe C, mit einem Kopf am einen und einem Schwanz am anderen Ende.',
  headOnChest: 'Ein kleiner Körper, gebogen wie der Buchstabe C, mit einem großen Kopf, der auf der Brust liegt.',
  straightening: 'Ein kleiner Körper, der sich zu strecken beginnt; der Kopf macht die Hälfte seiner ganzen Länge aus.',
  headLifted: 'Ein Baby von der Seite, den Kopf von der Brust gehoben, Arme und Knie gebeugt.',
  onTheBack: 'Ein schmales Baby auf dem Rücken, von der Seite gesehen, eine Hand erhoben.',
  legsUp: 'Ein schmales Baby mitten im Purzelbaum, den Kopf nach unten, die Beine nach oben gestreckt.',
  faceDown: 'Ein schmales Baby mitten im Purzelbaum, das Gesicht nach unten, die Knie gebeugt.',
  bentForward: 'Ein schmales Baby, nach vorn gebeugt, von der Seite gesehen, die Hände vor dem Gesicht.',
  leaningBack:
    'Ein zurückgelehntes Baby, von der Seite gesehen, die Knie angezogen und die Hände nah an Brust und Gesicht.',
  turning: 'Ein Baby, das sich mit dem Kopf nach unten dreht, die Knie angezogen und die Hände nah an der Brust.',
  headDown:
    'Ein zusammengerolltes Baby, den Kopf nach unten, von der Seite gesehen, die Knie angezogen und die Hände nah beieinander.',
  curledUp: 'Ein rundes Baby, eng zusammengerollt, den Kopf nach unten, die Knie am Bauch.',
}

// What can be seen of the baby’s body, in the same order

export const features = {
  fineLine: 'Eine feine Linie in der Mitte zeigt, wo der Rücken sein wird.',
  folds: 'Zwei Falten erheben sich in der Mitte; aus ihnen werden Gehirn und Rückenmark.',
  noLimbs: 'Arme und Beine gibt es noch nicht.',
  buds: 'Wo Arme und Beine sein werden, sind Knospen, und es gibt einen kleinen Schwanz.',
  paddles: 'Die Hände sehen wie Paddel aus, und das Ende des Rückens ist noch ein kleiner Schwanz.',
  fingersBegin:
    'Die Hände sehen wie Paddel aus, und erste Finger zeigen sich; das Auge ist ein dunkler Punkt, und der Schwanz bildet sich zurück.',
  elbows: 'Ellbogen und Zehen sind zu sehen, und Ränder zeigen, wo die Augenlider sein werden.',
  fingersFree: 'Finger und Zehen sind frei, der Kopf ist rund, und der Schwanz ist verschwunden.',
  eyelidsClosed: 'Die Augenlider haben sich geschlossen; die Ohren sitzen noch tief, nah am Hals.',
  profile: 'Stirn, Nase, Lippen und Kinn bilden ein Profil; die Augenlider sind geschlossen.',
  neck: 'Jetzt gibt es einen Hals, und die Haut ist so dünn, dass Licht hindurchscheint.',
  ears: 'Die Ohren sind fast dort, wo sie bleiben werden; kleine Gefäße scheinen durch die Haut.',
  vernix: 'Eine helle Schicht, die Käseschmiere, beginnt die Haut zu schützen.',
  thinSkin: 'Die Haut ist dünn, rötlich und fein gefaltet; es gibt Augenbrauen und die ersten Haare.',
  eyesOpen: 'Die Augen haben sich unter ihren Wimpern ein wenig geöffnet, und die Haare wachsen.',
  fat: 'Fett unter der Haut macht Arme und Beine runder.',
  round: 'Wangen, Arme und Beine sind rund, und auf dem Kopf sind Haare.',
}

export const around =
  'Warmes Licht scheint durch die Fruchtblase um das Baby, und die Nabelschnur führt vom Bauch zur Wand der Fruchtblase.'
export const typical = 'Gezeichnet nach typischen Maßen für diesen Tag.'
export const typicalOfOne = 'Eines der Babys, gezeichnet nach typischen Maßen eines einzelnen Babys an diesem Tag.'
export const notYourBaby = 'Keine Zeichnung kann zeigen, wie dein eigenes Baby aussieht.'

// Typical measurements

export const measures = {
  headCircumference: { name: 'Kopfumfang', meaning: 'rund um den Kopf' },
  biparietalDiameter: { name: 'Querdurch\u00admesser des Kopfes', meaning: 'die Breite des Kopfes' },
  femurLength: { name: 'Oberschenkel\u00adlänge', meaning: 'der Oberschenkel\u00adknochen' },
  abdominalCircumference: { name: 'Bauchumfang', meaning: 'rund um den Bauch' },
}
export const medians = (standard: string) => `Mediane aus diesem Standard: ${standard}.`
export const extrapolated = (standard: string) =>
  `Extrapoliert aus den Medianen eines Standards, der die vollendeten Wochen 14 bis 40 umfasst: ${standard}.`
export const medianIsHigher = (measure: string, shown: string) =>
  `${measure}: Der Median ist höher als der hier gezeigte Wert ${shown}.`
export const everyBaby = 'Jedes Baby wächst anders.'
