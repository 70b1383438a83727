/** When to call about contractions and movements. `advice.ts` has the sources of each text. */

// When doctors and midwives of a region commonly ask for a call

export const ruleInTheUk =
  'في المملكة المتحدة يمكنك الاتصال فور الظن بأن المخاض بدأ. كثيرًا ما تطلب أقسام الولادة الاتصال عندما تأتي الانقباضات كل 5 دقائق أو أقل.'
export const ruleInTheUs =
  'في الولايات المتحدة يطلب معظم الأطباء والقابلات الاتصال عندما تأتي الانقباضات كل 5 دقائق، ويدوم كل منها دقيقة، على مدى ساعة.'
export const ruleElsewhere =
  'القاعدة الشائعة هي الاتصال عندما تأتي الانقباضات كل 5 دقائق، ويدوم كل منها دقيقة، على مدى ساعة. لا نعرف ما تطلبه فرق الرعاية في بلدك.'
export const callSooner =
  'يجب الاتصال قبل ذلك إذا لم يكن هذا طفلك الأول، أو إذا كان الطريق طويلًا، أو عند الشك. ما يقوله فريق الرعاية الخاص بك يأتي أولًا.'

// What to call about at once, whatever the timer shows. These are cases, as the line above them says.

export const waters =
  'نزول ماء الرأس، أو الظن بنزوله. إذا كان أخضر أو بنيًا أو دمويًا، أو كانت رائحته كريهة، يجب التوجه إلى قسم الولادة فورًا.'
export const bleeding = 'حدوث نزيف.'
export const movesLess = 'حركة طفلك أقل من المعتاد، أو مختلفة عنه.'
export const beforeTerm = 'عمر الحمل أقل من 37 أسبوعًا و0 يوم.'
export const longOrOften = 'انقباض يدوم أكثر من دقيقتين، أو ستة انقباضات أو أكثر خلال عشر دقائق.'
export const illOrInPain = 'الشعور بتوعك، أو وجود ألم لا يزول بين الانقباضات.'
export const worried = 'الشعور بالقلق لأي سبب.'

// When to call an ambulance

export const callAmbulance =
  'رؤية الحبل السري أو الشعور به، أو الشعور بحاجة ملحّة إلى الدفع إلى الأسفل، أو بدء خروج الطفل، أو حدوث نزيف شديد.'

// Movements

export const countInTheUs =
  'في الولايات المتحدة يشيع العدّ اليومي بدءًا من 28 أسبوعًا: عدّ الحركات حتى 10، في وقت يكون فيه طفلك نشيطًا عادةً. عند عدم الشعور بـ 10 حركات خلال ساعتين، يجب الاتصال الآن.'
export const anyChange = 'أي تغيّر عن النمط المعروف لديك سبب للاتصال، مهما كانت نتيجة العدّ.'
export const noSetNumber =
  'لا يوجد عدد محدد للحركات. المهم التعرّف على نمط طفلك. إذا تغيّر، يجب الاتصال فورًا، في أي ساعة، وفي كل مرة.'
export const notSlower = 'لا تقل حركة الأطفال مع اقتراب الولادة، ولا خلال المخاض.'
export const beforeMovements =
  'يبدأ الشعور بالحركات لدى الأغلبية بين 16 و24 أسبوعًا. يجب الاتصال عند عدم الشعور بأي حركة حتى 24 أسبوعًا، أو إذا قلّت حركات طفلك المعتادة أو تغيّرت.'
export const noDoppler =
  'لا يمكن لأي تطبيق ولا لأي جهاز دوبلر منزلي معرفة ما إذا كان الطفل بخير، ولا يمكن ذلك لهذه الصفحة أيضًا. يجب عدم استخدام أي منها بدلًا من الاتصال.'
export const callAboutMovements =
  'يجب الاتصال الآن. يجب عدم الانتظار حتى اليوم التالي، وعدم الانتظار لمعرفة هل يتحسن الوضع.'

/** The sources, as the guide's `sources.json` names them. */
export const sourceTitles = {
  BSW: '\u2068MetroHealth\u2069، علامات المخاض',
  CDC: '\u2068CDC Hear Her / AIM\u2069، علامات التحذير العاجلة لدى الأمهات (كما نشرتها إدارات الصحة في الولايات)',
  COCH: '\u2068Countess of Chester Hospital NHS\u2069، علامات المخاض',
  HSE: '\u2068HSE\u2069 أيرلندا، الحمل أسبوعًا بأسبوع؛ حركات الطفل',
  KICKS: '\u2068Kicks Count\u2069، منظمة خيرية',
  KINGSTON: '\u2068Kingston NHS\u2069، قسم الولادة، عند بدء المخاض',
  MAASHAVEN: 'صفحة عيادة قابلات هولندية',
  NHS: '\u2068NHS\u2069 (إنجلترا)، صفحات الحمل والدليل أسبوعًا بأسبوع',
  NORTH: '\u2068Northfield Hospital\u2069، عدّ الركلات (نقلًا عن \u2068ACOG\u2069)',
  SUTTER: '\u2068Sutter Health\u2069، متى يجب التوجه إلى المستشفى',
  TOMMYS: '\u2068Tommy’s\u2069 (منظمة خيرية بريطانية للحمل)',
}
