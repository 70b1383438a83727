import { isolate } from '#language/texts/ar.ts'

// The picture

export const drawing = (babyName: string, week: number) => `رسم ${isolate(babyName)} في الأسبوع ${week}`
export const drawingOfOne = (week: number) => `رسم أحد أطفالك في الأسبوع ${week}`
export const zoomOut = 'تصغير'
export const zoom = 'مستوى التكبير'
export const zoomIn = 'تكبير'
export const times = (zoom: string) => `تكبير بمقدار ${zoom}`
export const timesSign = (zoom: string) => `${zoom}×`

// Lengths, in sentences and at the ruler in the picture

export const lengths = {
  mm: (amount: string) => `${amount}\u00A0مم`,
  cm: (amount: string) => `${amount}\u00A0سم`,
  /** Also with fractions: "1/4 in". */
  in: (amount: string) => `${isolate(amount)}\u00A0بوصة`,
}

// The picture as a file

export const downloadPicture = 'تنزيل الصورة'
export const drawingPicture = 'جارٍ الرسم…'
/** In large letters in the picture, between the baby’s name and the date. */
export const caption = (week: number) => `الأسبوع ${week}`

// The baby’s position, in the order in which a baby grows

export const whatYouSee = 'ما يظهر في الرسم'
export const whatYouSeeContents = 'وصف الرسم بالكلمات، وقياسات معتادة'
export const positions = {
  disc: 'قرص بيضاوي مسطّح، يُرى من الأعلى، على كيس محّي مستدير.',
  sole: 'جسم مسطّح يشبه نعل الحذاء، يُرى من الأعلى، على كيس محّي مستدير.',
  letterC: `جسم صغير جدًا منحنٍ على شكل الحرف ${isolate('C')}، في أحد طرفيه رأس وفي الآخر ذيل.`,
  headOnChest: `جسم صغير منحنٍ على شكل الحرف ${isolate('C')}، برأس كبير يميل على صدره.`,
  straightening: 'جسم صغير بدأ يستقيم، ويشكّل الرأس نصف طوله الكامل.',
  headLifted: 'طفل يُرى من الجانب، رأسه مرفوع عن صدره، وذراعاه وركبتاه مثنية.',
  onTheBack: 'طفل نحيل مستلقٍ على ظهره، يُرى من الجانب، وإحدى يديه مرفوعة.',
  legsUp: 'طفل نحيل في منتصف شقلبة، رأسه إلى الأسفل، وساقاه ممدودتان إلى الأعلى.',
  faceDown: 'طفل نحيل في منتصف شقلبة، وجهه إلى الأسفل، وركبتاه مثنيتان.',
  bentForward: 'طفل نحيل منحنٍ إلى الأمام، يُرى من الجانب، ويداه أمام وجهه.',
  leaningBack: 'طفل مائل إلى الخلف، يُرى من الجانب، ركبتاه مضمومتان إلى جسمه، ويداه قريبتان من صدره ووجهه.',
  turning: 'طفل يستدير ليصبح رأسه إلى الأسفل، ركبتاه مضمومتان إلى جسمه، ويداه قريبتان من صدره.',
  headDown: 'طفل متكوّر ورأسه إلى الأسفل، يُرى من الجانب، ركبتاه مضمومتان إلى جسمه، ويداه متقاربتان.',
  curledUp: 'طفل ممتلئ متكوّر بشدة، رأسه إلى الأسفل، وركبتاه على بطنه.',
}

// What can be seen of the baby’s body, in the same order

export const features = {
  fineLine: 'خط رفيع على امتداد وسطه يبيّن أين سيكون الظهر.',
  folds: 'ترتفع طيّتان على امتداد وسطه، وستصبحان الدماغ والحبل الشوكي.',
  noLimbs: 'لا توجد ذراعان ولا ساقان بعد.',
  buds: 'توجد براعم في مواضع الذراعين والساقين، وذيل صغير.',
  paddles: 'تشبه اليدان المجداف، وما زال طرف الظهر ذيلًا صغيرًا.',
  fingersBegin: 'تبدأ الأصابع بالظهور في يدين تشبهان المجداف، والعين بقعة داكنة، والذيل آخذ في الاختفاء.',
  elbows: 'يمكن رؤية المرفقين وأصابع القدمين، وتوجد حواف في مواضع الجفون.',
  fingersFree: 'أصابع اليدين والقدمين منفصلة، والرأس مستدير، وقد اختفى الذيل.',
  eyelidsClosed: 'انغلقت الجفون، وما زالت الأذنان منخفضتين، بالقرب من الرقبة.',
  profile: 'ترسم الجبهة والأنف والشفتان والذقن ملامح الوجه من الجانب، والجفون مغلقة.',
  neck: 'ظهرت الرقبة الآن، والجلد رقيق إلى درجة أن الضوء ينفذ منه.',
  ears: 'الأذنان في موضعهما النهائي تقريبًا، وتظهر أوعية دموية صغيرة من خلال الجلد.',
  vernix: 'تبدأ طبقة رقيقة فاتحة، هي الطلاء الدهني، بحماية الجلد.',
  thinSkin: 'الجلد رقيق ومائل إلى الحمرة وفيه تجاعيد دقيقة، وظهر الحاجبان وأول الشعر.',
  eyesOpen: 'انفتحت العينان قليلًا تحت الرموش، والشعر ينمو.',
  fat: 'تجعل الدهون تحت الجلد الذراعين والساقين أكثر امتلاءً.',
  round: 'الخدان والذراعان والساقان ممتلئة، وعلى الرأس شعر.',
}

export const around = 'ينفذ ضوء دافئ من الكيس المحيط بالطفل، ويمتد الحبل السري من البطن إلى جدار الكيس.'
export const typical = 'رسم وفق القياسات المعتادة لهذا اليوم.'
export const typicalOfOne = 'أحد أطفالك، في رسم وفق القياسات المعتادة لحمل بطفل واحد في هذا اليوم.'
export const notYourBaby = 'لا يمكن لأي رسم أن يُظهر شكل طفلك.'

// Typical measurements. `standard` is such as "INTERGROWTH-21st fetal growth standards"

export const measures = {
  headCircumference: { name: 'محيط الرأس', meaning: 'حول الرأس' },
  biparietalDiameter: { name: 'القطر بين العظمين الجداريين', meaning: 'عرض الرأس' },
  femurLength: { name: 'طول عظم الفخذ', meaning: 'العظم بين الورك والركبة' },
  abdominalCircumference: { name: 'محيط البطن', meaning: 'حول البطن' },
}
export const medians = (standard: string) => `القيم الوسيطة من ${isolate(standard)}.`
export const extrapolated = (standard: string) =>
  `القيم مقدّرة بالاستقراء: يغطي المعيار الأسابيع من 14 إلى 40. أساسها القيم الوسيطة من ${isolate(standard)}.`
export const medianIsHigher = (measure: string, shown: string) =>
  `${measure}: الوسيط أعلى من القيمة المعروضة هنا، وهي ${isolate(shown)}.`
export const everyBaby = 'ينمو كل طفل بطريقة مختلفة.'
