import { plural } from '#language/texts/ar.ts'

// What scans measure, and the abbreviations in reports

export const measures = {
  headCircumference: 'محيط الرأس',
  biparietalDiameter: 'عرض الرأس',
  abdominalCircumference: 'محيط البطن',
  femurLength: 'عظم الفخذ',
  crownRumpLength: 'من الرأس إلى المقعدة',
  estimatedWeight: 'الوزن التقديري',
}
export const abbreviations = {
  headCircumference: 'HC',
  biparietalDiameter: 'BPD',
  abdominalCircumference: 'AC',
  femurLength: 'FL',
  crownRumpLength: 'CRL',
  estimatedWeight: 'EFW',
}

/** A size in the units of reports. */
export const sizes = {
  mm: (size: number) => `${size}\u00a0مم`,
  g: (size: number) => `${size}\u00a0غ`,
}

// Titles of the chart and of a scan

export const growth = 'النمو'
export const scan = 'فحص السونار'
export const scanOf = (day: string) => `فحص السونار: ${day}`
/** If several babies are expected, each has a number. */
export const dayAndBaby = (day: string, baby: number) => `${day}، الطفل ${baby}`

// Why a scan cannot be saved

export const sizeAtLeast = {
  mm: (least: number) => `الحد الأدنى ${least}\u00a0مم. إذا كان التقرير بالسنتيمتر، يُرجى ضرب الرقم في عشرة`,
  g: (least: number) => `الحد الأدنى ${least}\u00a0غ. إذا كان التقرير بالكيلوغرام، يُرجى ضرب الرقم في ألف`,
}
/** `most` is such as "450 mm". */
export const sizeAtMost = (most: string) => `الحد الأقصى ${most}. يُرجى التحقق من الرقم ووحدته`
export const oneDecimal = 'رقم واحد على الأكثر بعد الفاصلة العشرية'
export const wholeGrams = 'يُرجى إدخال عدد صحيح من الغرامات'
export const nothingMeasured = 'يُرجى إدخال قياس واحد على الأقل'
/** `wide` and `around` are in millimetres. */
export const headTooWide = (wide: number, around: number) =>
  `إذا كان عرض الرأس ${wide}\u00a0مم، فمحيطه أكبر من ${around}\u00a0مم. يُرجى التحقق من الرقمين`
/** `typical` is such as "260 mm". */
export const impossibleSize = (typical: string) => `القياس المعتاد في هذا العمر ${typical}. يُرجى التحقق من الرقم ووحدته`
export const inTheFuture = 'لا يمكن أن يكون يوم الفحص في المستقبل'
export const tooLongAgo = (days: number) =>
  plural(days, {
    one: 'يجب ألا يكون قد مضى على الفحص أكثر من يوم واحد',
    two: 'يجب ألا يكون قد مضى على الفحص أكثر من يومين',
    few: `يجب ألا يكون قد مضى على الفحص أكثر من ${days} أيام`,
    many: `يجب ألا يكون قد مضى على الفحص أكثر من ${days} يومًا`,
    other: `يجب ألا يكون قد مضى على الفحص أكثر من ${days} يوم`,
  })
/** `day` is the first day of the pregnancy. */
export const beforeThePregnancy = (day: string) => `يُحسب هذا الحمل من ${day}: لا يمكن أن يكون الفحص قبل ذلك`
export const scansNotLoaded = 'تعذّر تحميل فحوصك.'
