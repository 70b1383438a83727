import { poundsAndOunces as inPoundsAndOunces, pounds } from '#language/texts/ar.ts'

// Heart rate

export const heartNotYet = 'ليس بعد'
export const heartTooEarly = 'لا يمكن رؤية نبض القلب في هذا الوقت المبكر'
export const beatsPerMinute = 'نبضة في الدقيقة'

// Weight

/** Shown instead of a number if the baby is too light to weigh. The unit follows. */
export const leastWeight = { metric: 'أقل من 1', us: 'أقل من 0.04' }
export const grams = 'غ'
export const kilograms = 'كغ'
export const ounces = 'أونصة'
export const wholePounds = (count: number) => pounds(count)
export const poundsAndOunces = (pounds: number, ounces: number) => inPoundsAndOunces(pounds, ounces)

// Length

export const leastLength = { metric: 'أقل من 1\u00a0مم', us: 'أقل من 0.04\u00a0بوصة' }
export const millimetres = 'مم'
export const centimetres = 'سم'
export const inches = 'بوصة'
export const measures = { 'crown-rump': 'من الرأس إلى المقعدة', 'crown-heel': 'من الرأس إلى الكعب' }
/** Also at the end of a sentence: "… about as long as an apple: 9.4 cm, crown to heel." */
export const crownToRump = (length: string) => `${length}، من الرأس إلى المقعدة`
export const crownToHeel = (length: string) => `${length}، من الرأس إلى الكعب`

// Whether the baby is compared by length or by weight

export const comparedByLength = 'المقارنة بحسب الطول'
export const comparedByWeight = 'المقارنة بحسب الوزن'

// The days to which a line of the guide applies. A day is an age or a date: "14 weeks", "Saturday 9 May"

export const fromDay = (day: string) => `ابتداءً من ${day}`
export const untilDay = (day: string) => `حتى ${day}`
export const fromDayUntilDay = (from: string, until: string) => `من ${from} حتى ${until}`

// Notes on emergency numbers and helplines, after the number or the name

export const numberNotes = {
  directInFourProvinces: 'في بوينس آيرس وكوردوبا وخوخوي وتييرا ديل فويغو يوصلك الرقم 107 بالإسعاف مباشرة.',
  fromMobileOr10177: 'من هاتف محمول. ومن هاتف أرضي يجب الاتصال بالرقم 10177.',
  fromMobileOrHospital: 'من هاتف محمول. ومن هاتف أرضي يجب الاتصال بأقرب مستشفى.',
  notForCrisis: 'للحمل وما بعد الولادة، وليس للأزمات',
  inDutch: 'باللغة الهولندية',
  inEngland: 'في إنجلترا',
  inGreatBritain: 'في إنجلترا واسكتلندا وويلز',
  inFrench: 'باللغة الفرنسية',
  inNorthernIreland: 'في أيرلندا الشمالية',
  inScotland: 'في اسكتلندا',
  inWales: 'في ويلز',
  notAtNightOrSundays: 'ما عدا الليل وأيام الأحد',
}

// Answers of the server

export const unknownTimeZone = 'المنطقة الزمنية غير صالحة'
/** The source of the weight in the first weeks. */
export const chartsOfAnatomy = 'جداول التشريح'
/** The source of the weight in the last weeks: "Hadlock 1991, extrapolated". */
export const extrapolated = (standard: string) => `\u2068${standard}\u2069، بالاستقراء`
export const severalBabies =
  'يصف هذا الدليل طفلًا واحدًا. عند الحمل بأكثر من طفل، تكون الأولوية لخطة فريق الرعاية، لا للزيارات والأحجام والتواريخ الواردة في الدليل.'
