import { plural } from '#language/texts/es.ts'

// The section before it is opened

export const aboutSection =
  'El peso y la longitud comparados con estándares publicados, y tus propias ecografías. Solo lo ven admins.'
export const showChart = 'Mostrar el gráfico de crecimiento'

// What the chart shows

export const addScan = 'Añadir una ecografía'
export const whichBaby = 'Qué bebé'
export const baby = (number: number) => `Bebé ${number}`
export const forSingleBabies = 'Los estándares se basan en embarazos de un solo bebé.'
export const whatToShow = 'Qué mostrar'
export const subjects = {
  weight: {
    label: 'Peso',
    about:
      'Una estimación calculada a partir de las longitudes medidas en una ecografía. Puede desviarse en una décima parte, y a veces más.',
  },
  crownHeel: {
    label: 'Longitud, de la cabeza a los talones',
    about: 'La longitud habitual. Ninguna ecografía la mide, así que el gráfico no tiene bandas ni puntos tuyos.',
  },
  crownRump: {
    label: 'Longitud en las primeras semanas, de la cabeza a las nalgas',
    about: 'Desde lo alto de la cabeza hasta las nalgas, como la miden las primeras ecografías (LCC o CRL).',
  },
  headCircumference: { label: 'Perímetro cefálico', about: 'Todo el contorno de la cabeza (PC).' },
  headWidth: {
    label: 'Diámetro biparietal (ancho de la cabeza)',
    about: 'De un lado al otro de la cabeza (DBP).',
  },
  abdominalCircumference: { label: 'Perímetro abdominal', about: 'Todo el contorno de la barriga (PA).' },
  femurLength: { label: 'Longitud del fémur (hueso del muslo)', about: 'De la cadera a la rodilla (LF).' },
}
export const comparedWith = 'Comparado con'
export const standardsDiffer =
  'Los estándares difieren, porque para cada uno se midieron bebés distintos. Pregunta cuál usan donde te atienden.'
export const withoutDueDate = 'Tus ecografías aparecerán en el gráfico cuando indiques tu fecha probable de parto.'

// The chart. `label` is "Peso", and `standard` "Hadlock 1991".

export const byWeek = (label: string) => `${label} por semana`
export const byWeekAndStandard = (label: string, standard: string) => `${label} por semana, ${standard}`
export const scansOnChart = 'Tus ecografías en el gráfico'
export const completedWeeks = 'semanas cumplidas'
export const today = 'Hoy'
/** The label at the right end of a line of the chart, by the unit of the measure. */
export const babiesBelow = {
  mm: (count: number) => plural(count, '1 de 100 mide menos', `${count} de 100 miden menos`),
  g: (count: number) => plural(count, '1 de 100 pesa menos', `${count} de 100 pesan menos`),
}

// A point of the chart. `age` is "28 semanas", `day` "5 mar 2026" and `size` "1,10 kg".

/** Adds a full stop to a size, unless the size ends in the abbreviation "pulg.". */
const stop = (size: string) => (size.endsWith('.') ? size : `${size}.`)

export const pointsWillAppear = 'Tus ecografías aparecerán como puntos en este gráfico.'
export const point = (age: string, day: string, size: string) => `${age}, ${day}: ${stop(size)}`
export const estimatedPoint = (age: string, day: string, size: string, formula: string) =>
  `${age}, ${day}: ${size}, estimado aquí con ${formula}.`
/** `percentile` is `aboutPercentile`, `belowLowestLine` or `aboveHighestLine`. */
export const pointAt = (age: string, day: string, size: string, percentile: string) =>
  `${age}, ${day}: ${size}, ${percentile}`
export const estimatedPointAt = (age: string, day: string, size: string, formula: string, percentile: string) =>
  `${age}, ${day}: ${size}, estimado aquí con ${formula}, ${percentile}`
export const aboutPercentile = {
  mm: (percent: number) =>
    plural(
      percent,
      'alrededor del percentil 1: 1 de cada 100 bebés mide menos.',
      `alrededor del percentil ${percent}: ${percent} de cada 100 bebés miden menos.`,
    ),
  g: (percent: number) =>
    plural(
      percent,
      'alrededor del percentil 1: 1 de cada 100 bebés pesa menos.',
      `alrededor del percentil ${percent}: ${percent} de cada 100 bebés pesan menos.`,
    ),
}
export const belowLowestLine = (percent: number) =>
  `por debajo de la línea más baja del gráfico, el percentil ${percent}. Así ocurre con unos pocos bebés de cada cien. Quien hizo la ecografía puede explicarte qué significa para el tuyo.`
export const aboveHighestLine = (percent: number) =>
  `por encima de la línea más alta del gráfico, el percentil ${percent}. Así ocurre con unos pocos bebés de cada cien. Quien hizo la ecografía puede explicarte qué significa para el tuyo.`
/** `from` and `to` are such as "20 semanas". */
export const notCovered = (standard: string, from: string, to: string) =>
  `${standard} solo abarca desde las ${from} hasta las ${to}, así que no hay percentil para este día.`

// What the chart means

export const aboutBands = {
  mm: (within: number) =>
    `De cada 100 bebés, ${within} quedan dentro de la banda ancha y 80 dentro de la interior. Los números del extremo derecho indican cuántos miden menos. Las bandas se hicieron con muchos bebés y no saben nada del tuyo.`,
  g: (within: number) =>
    `De cada 100 bebés, ${within} quedan dentro de la banda ancha y 80 dentro de la interior. Los números del extremo derecho indican cuántos pesan menos. Las bandas se hicieron con muchos bebés y no saben nada del tuyo.`,
}
export const aboutPercentiles =
  'Un percentil compara la medida de una ecografía con bebés de exactamente la misma edad. No es una nota, y un solo valor no es un diagnóstico. Pregunta a quien hizo la ecografía qué significa en tu caso.'
export const basisOfCrownHeel =
  'Nuestra propia curva de longitudes habituales: estimada a partir del fémur para las semanas 14 a 23, y tomada de bebés recién nacidos (estándares INTERGROWTH-21st de recién nacidos) para las semanas 24 a 42.'
export const fitsSomeLess = 'Se ajusta peor a unas familias que a otras.'

// The table

export const showTable = 'Mostrar como tabla'
export const hideTable = 'Ocultar la tabla'
export const asTable = (label: string) => `${label}, en una tabla`
export const caption = (label: string, unit: string) => `${label} en ${unit}, al empezar cada semana`
export const captionWithStandard = (label: string, unit: string, standard: string) =>
  `${label} en ${unit}, al empezar cada semana, ${standard}`
export const week = 'Semana'
export const median = 'Mediana'
export const typical = 'Habitual'
export const yours = 'Tu bebé'
/** A percentile: "P1", "P52", as reports print it. */
export const ordinal = (number: number) => `P${number}`
/** "26.45" becomes "26,45". */
const decimal = (number: string) => number.replace('.', ',')
export const sizeAt = (size: string, percent: number) => `${decimal(size)} (${ordinal(percent)})`
export const sizeBelow = (size: string, percent: number) => `${decimal(size)} (por debajo de ${ordinal(percent)})`
export const sizeAbove = (size: string, percent: number) => `${decimal(size)} (por encima de ${ordinal(percent)})`

// The scans

export const noScans = 'Aún no hay ecografías. Solo las ven admins de este viaje.'
export const yourScans = 'Tus ecografías'
export const showEarlier = (count: number) => plural(count, 'Mostrar 1 anterior', `Mostrar ${count} anteriores`)
/** `which` is "5 mar 2026" or "5 mar 2026, bebé 2". */
export const editScan = (which: string) => `Editar la ecografía del ${which}`
export const deleteScan = (which: string) => `Borrar la ecografía del ${which}`
export const weightBy = (formula: string) => `Peso con ${formula}`

// A new or changed scan

export const added = {
  title: 'Añadir una ecografía',
  act: 'Añadir',
  acting: 'Añadiendo…',
  done: 'Ecografía añadida',
  failed: 'No se ha podido añadir la ecografía',
}
export const changed = {
  title: 'Editar ecografía',
  act: 'Guardar',
  acting: 'Guardando…',
  done: 'Ecografía guardada',
  failed: 'No se ha guardado la ecografía',
}
export const day = 'Día de la ecografía'
export const letteredBabies = 'Algunos informes dicen A y B, o feto 1 y feto 2'
export const asInReport = 'Medidas, tal como están en el informe'
/** `measure` is an abbreviation: "PC, mm". */
export const inReport = (measure: string, unit: string) => `${measure}, ${unit}`
export const inReportWithSize = (measure: string, unit: string, size: string) => `${measure}, ${unit} = ${size}`
export const withoutWeight =
  'Si el informe no indica el peso, deja ese campo vacío. Entonces se estima a partir de las longitudes, y el gráfico dice qué fórmula se ha usado.'
export const note = 'Nota'

// Deleting a scan

export const deleteQuestion = (day: string) => `¿Borrar la ecografía del ${day}?`
export const canBeBroughtBack = (days: number) =>
  `Desaparece del gráfico para cada admin. Puedes recuperarla durante ${days} días.`
export const confirmDelete = 'Borrar'
export const deleted = 'Ecografía borrada'
export const restored = 'Ecografía recuperada'
export const notDeleted = 'No se ha podido borrar la ecografía'

// Sizes. The numbers are written with a decimal point, such as "26.45".

export const units = { mm: 'mm', cm: 'cm', in: 'pulg.', g: 'g', kg: 'kg', lb: 'lb' }
export const sizes = {
  cm: (size: string) => `${decimal(size)}\u00a0cm`,
  in: (size: string) => `${decimal(size)}\u00a0pulg.`,
  kg: (size: string) => `${decimal(size)}\u00a0kg`,
  lb: (size: string) => `${decimal(size)}\u00a0lb`,
  oz: (size: string) => `${decimal(size)}\u00a0oz`,
}
export const poundsAndOunces = (pounds: number, ounces: number) => `${pounds}\u00a0lb ${ounces}\u00a0oz`
/** A size in the unit of the report, and in the reader's units: "264,5 mm (10,41 pulg.)". */
export const sizeInBoth = (size: string, inOwnUnits: string) => `${size} (${inOwnUnits})`
