// The picture

export const drawing = (babyName: string, week: number) => `Dibujo de ${babyName} en la semana ${week}`
export const drawingOfOne = (week: number) => `Dibujo de uno de tus bebés en la semana ${week}`
export const zoomOut = 'Alejar'
export const zoom = 'Zoom'
export const zoomIn = 'Acercar'
export const times = (zoom: string) => `${zoom} aumentos`
export const timesSign = (zoom: string) => `${zoom}×`

// Lengths, in sentences and at the ruler in the picture

export const lengths = {
  mm: (amount: string) => `${amount}\u00a0mm`,
  cm: (amount: string) => `${amount}\u00a0cm`,
  /** Also with fractions: "1/4 pulg.". */
  in: (amount: string) => `${amount}\u00a0pulg.`,
}

// The picture as a file

export const downloadPicture = 'Descargar imagen'
export const drawingPicture = 'Dibujo'
/** In large letters in the picture, between the baby’s name and the date. */
export const caption = (week: number) => `Semana ${week}`

// The baby’s position, in the order in which a baby grows

export const whatYouSee = 'Lo que ves'
export const whatYouSeeContents = 'El dibujo en palabras, y medidas habituales'
export const positions = {
  disc: 'Un disco ovalado y plano, visto desde arriba, sobre un saco vitelino redondo.',
  sole: 'Un cuerpo plano como la suela de un zapato, visto desde arriba, sobre un saco vitelino redondo.',
  letterC: 'Un cuerpo diminuto, curvado como la letra C, con la cabeza en un extremo y una cola en el otro.',
  headOnChest: 'Un cuerpo pequeño, curvado como la letra C, con una cabeza grande que se apoya en el pecho.',
  straightening: 'Un cuerpo pequeño que empieza a enderezarse; la cabeza es la mitad de toda su longitud.',
  headLifted: 'Un bebé de lado, con la cabeza separada del pecho y los brazos y las rodillas doblados.',
  onTheBack: 'Un bebé delgado tumbado boca arriba, visto de lado, con una mano levantada.',
  legsUp: 'Un bebé delgado en plena voltereta, cabeza abajo, con las piernas estiradas hacia arriba.',
  faceDown: 'Un bebé delgado en plena voltereta, boca abajo, con las rodillas dobladas.',
  bentForward: 'Un bebé delgado inclinado hacia delante, visto de lado, con las manos delante de la cara.',
  leaningBack:
    'Un bebé recostado hacia atrás, visto de lado, con las rodillas encogidas y las manos cerca del pecho y de la cara.',
  turning: 'Un bebé que se gira cabeza abajo, con las rodillas encogidas y las manos cerca del pecho.',
  headDown: 'Un bebé encogido cabeza abajo, visto de lado, con las rodillas encogidas y las manos juntas.',
  curledUp: 'Un bebé redondo, muy encogido, cabeza abajo, con las rodillas contra la barriga.',
}

// What can be seen of the baby’s body, in the same order

export const features = {
  fineLine: 'Una línea fina por el centro muestra dónde estará la espalda.',
  folds: 'Dos pliegues se levantan por el centro; serán el cerebro y la médula espinal.',
  noLimbs: 'Todavía no hay brazos ni piernas.',
  buds: 'Hay brotes donde estarán los brazos y las piernas, y una pequeña cola.',
  paddles: 'Las manos son como palas, y el final de la espalda todavía es una colita.',
  fingersBegin:
    'Empiezan a verse los dedos en unas manos como palas; el ojo es una mancha oscura, y la cola va desapareciendo.',
  elbows: 'Se ven los codos y los dedos de los pies, y hay un borde donde estarán los párpados.',
  fingersFree: 'Los dedos de las manos y de los pies están separados, la cabeza es redonda y la cola ya no está.',
  eyelidsClosed: 'Los párpados se han cerrado; las orejas aún están bajas, cerca del cuello.',
  profile: 'La frente, la nariz, los labios y el mentón forman un perfil; los párpados están cerrados.',
  neck: 'Ya hay cuello, y la piel es tan fina que la luz la atraviesa.',
  ears: 'Las orejas están casi en su sitio definitivo; a través de la piel se ven pequeños vasos sanguíneos.',
  vernix: 'Una capa pálida, el vérnix, empieza a proteger la piel.',
  thinSkin: 'La piel es fina, rojiza y con pequeños pliegues; hay cejas, y el primer pelo.',
  eyesOpen: 'Los ojos se han abierto un poco bajo las pestañas, y el pelo crece.',
  fat: 'La grasa bajo la piel redondea los brazos y las piernas.',
  round: 'Las mejillas, los brazos y las piernas son redondos, y hay pelo en la cabeza.',
}

export const around =
  'Una luz cálida atraviesa la bolsa que rodea al bebé, y el cordón va desde la barriga hasta la pared de la bolsa.'
export const typical = 'Dibujado con medidas habituales para este día.'
export const typicalOfOne =
  'Uno de tus bebés, dibujado con las medidas habituales para este día en un embarazo de un solo bebé.'
export const notYourBaby = 'Ningún dibujo puede mostrar cómo es tu bebé.'

// Typical measurements. `standard` is such as "estándares de crecimiento fetal INTERGROWTH-21st"

export const measures = {
  headCircumference: { name: 'Perímetro cefálico', meaning: 'alrededor de la cabeza' },
  biparietalDiameter: { name: 'Diámetro biparietal', meaning: 'el ancho de la cabeza' },
  femurLength: { name: 'Longitud del fémur', meaning: 'el hueso del muslo' },
  abdominalCircumference: { name: 'Perímetro abdominal', meaning: 'alrededor de la barriga' },
}
export const medians = (standard: string) => `Medianas de los ${standard}.`
export const extrapolated = (standard: string) =>
  `Extrapolado: el estándar cubre las semanas 14 a 40. Basado en las medianas de los ${standard}.`
export const medianIsHigher = (measure: string, shown: string) =>
  `${measure}: la mediana es mayor que los ${shown} que se muestran aquí.`
export const everyBaby = 'Cada bebé crece de forma distinta.'
