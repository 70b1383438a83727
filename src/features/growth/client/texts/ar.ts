import { poundsAndOunces as inPoundsAndOunces, isolate, plural } from '#language/texts/ar.ts'

// The section before it is opened

export const aboutSection = 'الوزن والطول مقارنةً بمعايير منشورة، وفحوص السونار لديك. لا يراها إلا المسؤولون.'
export const showChart = 'عرض مخطط النمو'

// What the chart shows

export const addScan = 'إضافة فحص سونار'
export const whichBaby = 'أي طفل'
export const baby = (number: number) => `الطفل ${number}`
export const forSingleBabies = 'المعايير مبنية على حالات الحمل بطفل واحد.'
export const whatToShow = 'القياس المعروض'
export const subjects = {
  weight: {
    label: 'الوزن',
    about:
      'تقدير محسوب من الأطوال المقيسة في فحص السونار. قد يكون أقل أو أكثر من الوزن الحقيقي بمقدار العُشر، وأحيانًا بأكثر من ذلك.',
  },
  crownHeel: {
    label: 'الطول من الرأس إلى الكعب',
    about: 'الطول المعتاد. لا يقيسه أي فحص سونار، لذلك لا تظهر له نطاقات ولا نقاط خاصة بطفلك.',
  },
  crownRump: {
    label: 'الطول في الأسابيع الأولى، من الرأس إلى المقعدة',
    about: 'من أعلى الرأس إلى المقعدة، كما تقيسه الفحوص المبكرة (CRL).',
  },
  headCircumference: { label: 'محيط الرأس', about: 'القياس حول الرأس كله (HC).' },
  headWidth: {
    label: 'القطر بين العظمين الجداريين (عرض الرأس)',
    about: 'من أحد جانبي الرأس إلى الآخر (BPD).',
  },
  abdominalCircumference: { label: 'محيط البطن', about: 'القياس حول البطن كله (AC).' },
  femurLength: { label: 'طول عظم الفخذ', about: 'من الورك إلى الركبة (FL).' },
}
export const comparedWith = 'المقارنة مع'
export const standardsDiffer =
  'تختلف المعايير لأن كلًا منها مبني على قياسات أطفال مختلفين. يُرجى السؤال عن المعيار المستخدم في العيادة.'
export const withoutDueDate = 'تظهر فحوصك على المخطط بعد تحديد موعد الولادة المتوقع.'

// The chart. `label` is "Weight", and `standard` "Hadlock 1991".

export const byWeek = (label: string) => `${label} حسب الأسبوع`
export const byWeekAndStandard = (label: string, standard: string) => `${label} حسب الأسبوع، ${isolate(standard)}`
export const scansOnChart = 'فحوصك على المخطط'
export const completedWeeks = 'أسابيع مكتملة'
export const today = 'اليوم'
/** The label at the end of a line of the chart, by the unit of the measure. */
export const babiesBelow = {
  mm: (count: number) => `أقل قياسًا: ${count} من 100`,
  g: (count: number) => `أقل وزنًا: ${count} من 100`,
}

// A point of the chart. `age` is "28 weeks", `day` "Mar 5, 2026" and `size` "1.10 kg".

export const pointsWillAppear = 'ستظهر فحوصك نقاطًا على هذا المخطط.'
export const point = (age: string, day: string, size: string) => `${age}، ${day}: ${size}.`
export const estimatedPoint = (age: string, day: string, size: string, formula: string) =>
  `${age}، ${day}: ${size}، تقدير محسوب هنا وفق ${isolate(formula)}.`
/** `percentile` is `aboutPercentile`, `belowLowestLine` or `aboveHighestLine`. */
export const pointAt = (age: string, day: string, size: string, percentile: string) =>
  `${age}، ${day}: ${size}، ${percentile}`
export const estimatedPointAt = (age: string, day: string, size: string, formula: string, percentile: string) =>
  `${age}، ${day}: ${size}، تقدير محسوب هنا وفق ${isolate(formula)}، ${percentile}`
export const aboutPercentile = {
  mm: (percent: number) => `المئين ${percent} تقريبًا: ${percent} من كل 100 طفل قياسهم أقل من ذلك.`,
  g: (percent: number) => `المئين ${percent} تقريبًا: ${percent} من كل 100 طفل وزنهم أقل من ذلك.`,
}
export const belowLowestLine = (percent: number) =>
  `تحت أدنى خط في المخطط، وهو المئين ${percent}. وهذا حال بضعة أطفال من كل مئة. يمكن للشخص الذي أجرى الفحص أن يوضح لك معنى ذلك في حالة طفلك.`
export const aboveHighestLine = (percent: number) =>
  `فوق أعلى خط في المخطط، وهو المئين ${percent}. وهذا حال بضعة أطفال من كل مئة. يمكن للشخص الذي أجرى الفحص أن يوضح لك معنى ذلك في حالة طفلك.`
/** `from` and `to` are such as "20 weeks". */
export const notCovered = (standard: string, from: string, to: string) =>
  `يغطي معيار ${isolate(standard)} المدة من ${from} إلى ${to} فقط، لذلك لا يوجد مئين لهذا اليوم.`

// What the chart means

export const aboutBands = {
  mm: (within: number) =>
    `من كل 100 طفل، يقع ${within} ضمن النطاق العريض و80 ضمن النطاق الداخلي. والرقم عند نهاية كل خط هو عدد الأطفال الذين قياسهم أقل. النطاقات مأخوذة من أطفال كثيرين ولا تعرف شيئًا عن طفلك.`,
  g: (within: number) =>
    `من كل 100 طفل، يقع ${within} ضمن النطاق العريض و80 ضمن النطاق الداخلي. والرقم عند نهاية كل خط هو عدد الأطفال الذين وزنهم أقل. النطاقات مأخوذة من أطفال كثيرين ولا تعرف شيئًا عن طفلك.`,
}
export const aboutPercentiles =
  'يقارن المئين قياس الفحص بأطفال في العمر نفسه تمامًا. وهو ليس درجة تقييم، والقيمة الواحدة ليست تشخيصًا. يُرجى سؤال الشخص الذي أجرى الفحص عن معناها في حالتك.'
export const basisOfCrownHeel =
  'منحنى خاص بنا يمر بالأطوال المعتادة: مقدّرة من عظم الفخذ للأسابيع من 14 إلى 23، ومأخوذة من حديثي الولادة (\u2068INTERGROWTH-21st newborn standards\u2069) للأسابيع من 24 إلى 42.'
export const fitsSomeLess = 'وهو أقل ملاءمة لبعض العائلات من غيرها.'

// The table

export const showTable = 'عرض كجدول'
export const hideTable = 'إخفاء الجدول'
export const asTable = (label: string) => `جدول: ${label}`
export const caption = (label: string, unit: string) => `${label} (${unit})، في بداية كل أسبوع`
export const captionWithStandard = (label: string, unit: string, standard: string) =>
  `${label} (${unit})، في بداية كل أسبوع، ${isolate(standard)}`
export const week = 'الأسبوع'
export const median = 'الوسيط'
export const typical = 'المعتاد'
/** The sizes of the reader's own scans. */
export const yours = 'قياسك'
/** A percentile. */
export const ordinal = (number: number) => `المئين ${number}`
export const sizeAt = (size: string, percent: number) => `${size} (${ordinal(percent)})`
export const sizeBelow = (size: string, percent: number) => `${size} (دون ${ordinal(percent)})`
export const sizeAbove = (size: string, percent: number) => `${size} (فوق ${ordinal(percent)})`

// The scans

export const noScans = 'لا توجد فحوص سونار بعد. لا يراها إلا المسؤولون عن هذه الرحلة.'
export const yourScans = 'فحوصك'
export const showEarlier = (count: number) =>
  plural(count, {
    one: 'عرض فحص سابق واحد',
    two: 'عرض فحصين سابقين',
    few: `عرض ${count} فحوص سابقة`,
    many: `عرض ${count} فحصًا سابقًا`,
    other: `عرض ${count} فحص سابق`,
  })
/** `which` is "Mar 5, 2026" or "Mar 5, 2026, baby 2". */
export const editScan = (which: string) => `تعديل فحص ${which}`
export const deleteScan = (which: string) => `حذف فحص ${which}`
export const weightBy = (formula: string) => `الوزن وفق ${isolate(formula)}`

// A new or changed scan

export const added = {
  title: 'إضافة فحص سونار',
  act: 'إضافة الفحص',
  acting: 'جارٍ الإضافة…',
  done: 'تمت إضافة الفحص',
  failed: 'تعذّرت إضافة الفحص',
}
export const changed = {
  title: 'تعديل الفحص',
  act: 'حفظ',
  acting: 'جارٍ الحفظ…',
  done: 'تم حفظ الفحص',
  failed: 'تعذّر حفظ الفحص',
}
export const day = 'يوم الفحص'
export const letteredBabies = 'تكتب بعض التقارير A وB، أو توأم 1 وتوأم 2'
export const asInReport = 'القياسات، كما وردت في التقرير'
/** `measure` is an abbreviation: "HC, mm". */
export const inReport = (measure: string, unit: string) => `${isolate(measure)}، ${unit}`
export const inReportWithSize = (measure: string, unit: string, size: string) =>
  `${isolate(measure)}، ${unit} = ${isolate(size)}`
export const withoutWeight =
  'إذا لم يذكر التقرير الوزن، يُرجى ترك هذا الحقل فارغًا. يُقدَّر الوزن عندئذ من الأطوال، ويذكر المخطط المعادلة المستخدمة.'
export const note = 'ملاحظة'

// Deleting a scan

export const deleteQuestion = (day: string) => `حذف فحص ${day}؟`
export const canBeBroughtBack = (days: number) =>
  plural(days, {
    one: 'يختفي من المخطط لدى جميع المسؤولين. يمكنك استعادته خلال يوم واحد.',
    two: 'يختفي من المخطط لدى جميع المسؤولين. يمكنك استعادته خلال يومين.',
    few: `يختفي من المخطط لدى جميع المسؤولين. يمكنك استعادته خلال ${days} أيام.`,
    many: `يختفي من المخطط لدى جميع المسؤولين. يمكنك استعادته خلال ${days} يومًا.`,
    other: `يختفي من المخطط لدى جميع المسؤولين. يمكنك استعادته خلال ${days} يوم.`,
  })
export const confirmDelete = 'حذف'
export const deleted = 'تم حذف الفحص'
export const restored = 'تمت استعادة الفحص'
export const notDeleted = 'تعذّر حذف الفحص'

// Sizes. The numbers are written with a decimal point, such as "26.45".

export const units = { mm: 'مم', cm: 'سم', in: 'بوصة', g: 'غ', kg: 'كغ', lb: 'رطل' }
export const sizes = {
  cm: (size: string) => `${size}\u00a0سم`,
  in: (size: string) => `${size}\u00a0بوصة`,
  kg: (size: string) => `${size}\u00a0كغ`,
  lb: (size: string) => `${size}\u00a0رطل`,
  oz: (size: string) => `${size}\u00a0أونصة`,
}
export const poundsAndOunces = (pounds: number, ounces: number) => inPoundsAndOunces(pounds, ounces)
/** A size in the unit of the report, and in the reader's units: "264.5 mm (10.41 in)". */
export const sizeInBoth = (size: string, inOwnUnits: string) => `${size} (${inOwnUnits})`
