import { isolate, ofMinutes } from '#language/texts/ar.ts'

// Errors

export const wrongCredentials = 'البريد الإلكتروني أو كلمة المرور غير صحيحة'
export const emailTaken = 'يوجد حساب بهذا البريد الإلكتروني بالفعل. يُرجى تسجيل الدخول به، ثم فتح الدعوة مرة أخرى.'
export const wrongResetLink = 'لم يعد هذا الرابط يعمل. يُرجى طلب رابط جديد.'
export const mailNotSetUp = 'لا يمكن لـ Nestling هنا إرسال البريد. يمكن لأحد المسؤولين عن رحلتك إنشاء رابط لك.'
export const ticketGone = 'استغرق ذلك وقتًا طويلًا. يُرجى تسجيل الدخول من جديد.'
export const secondStepIsOn = 'خطوتك الثانية مفعّلة بالفعل. لإعدادها من جديد، يُرجى إيقافها أولًا.'
export const secondStepIsOff = 'خطوتك الثانية غير مفعّلة، لذلك لا توجد رموز استرداد.'
export const noLinkForThem = 'لا يمكن إنشاء رابط لهذا الشخص إلا على الخادم.'
export const setUpClosed = 'تم إعداد Nestling بالفعل.'
export const wrongSetUpToken = 'لم يعد عنوان الإعداد هذا يعمل. يعرض Nestling عنوانًا جديدًا عند كل بدء تشغيل.'

// Messages about a field

export const passwordTooCommon = 'كلمة المرور هذه شائعة جدًا. يُرجى اختيار كلمة أخرى.'
export const passwordMadeOfName = 'يُرجى اختيار كلمة مرور لا تتكوّن من اسمك أو بريدك الإلكتروني.'
export const alreadyYourPassword = 'هذه كلمة مرورك الحالية.'
export const notCurrentPassword = 'ليست هذه كلمة مرورك الحالية.'
export const emailInUse = 'يوجد حساب بهذا البريد الإلكتروني بالفعل.'
export const wrongCode = 'هذا الرمز غير صحيح، أو تم استخدامه من قبل.'

// Names of devices

export const browserOnSystem = (browser: string, system: string) => `${isolate(browser)} على ${isolate(system)}`
export const unknownBrowser = 'متصفح'
export const unknownBrowserOn = (system: string) => `متصفح على ${isolate(system)}`

// The mail with a link for a new password

export const resetMail = {
  subject: 'كلمة مرور جديدة في \u2068Nestling\u2069',
  heading: (name: string) => `مرحبًا ${isolate(name)}`,
  whatHappens:
    'يمكنك الآن اختيار كلمة مرور جديدة في \u2068Nestling\u2069. بعد ذلك يتم تسجيل الخروج من كل أجهزتك، ويكون تسجيل الدخول بكلمة المرور الجديدة.',
  validFor: (minutes: number) => {
    const span = ofMinutes(minutes)
    return `يعمل الرابط مرة واحدة، لمدة ${span}.`
  },
  action: 'اختيار كلمة مرور جديدة',
  footnote: 'إذا لم يكن هذا بطلب منك، فلا يلزمك فعل شيء: تبقى كلمة مرورك كما هي.',
}

// Mails about changes of one's own account

export const wasItYou =
  'إذا كان هذا التغيير منك، فكل شيء على ما يرام. وإلا، فقد يكون شخص ما في حسابك. يُرجى فورًا إبلاغ أحد المسؤولين عن رحلتك، أو الشخص المشرف على \u2068Nestling\u2069.'
export const emailChangedMail = {
  subject: 'تم تغيير بريدك الإلكتروني في \u2068Nestling\u2069',
  heading: 'تم تغيير بريدك الإلكتروني',
  news: 'صار لحسابك في \u2068Nestling\u2069 بريد إلكتروني آخر. لم يعد بإمكانك تسجيل الدخول بالعنوان الذي تصلك عليه هذه الرسالة.',
}
export const passwordChangedMail = {
  subject: 'تم تغيير كلمة مرورك في \u2068Nestling\u2069',
  heading: 'تم تغيير كلمة مرورك',
  news: 'صارت لحسابك في \u2068Nestling\u2069 كلمة مرور جديدة، وتم تسجيل الخروج من أجهزتك الأخرى. لا تزال مفاتيح مرورك تعمل: وهي موجودة في حسابك.',
}
export const secondStepOnMail = {
  subject: 'صار حسابك في \u2068Nestling\u2069 يطلب رمزًا',
  heading: 'خطوتك الثانية مفعّلة',
  news: 'بعد كلمة مرورك، يطلب \u2068Nestling\u2069 الآن رمزًا من تطبيق المصادقة.',
}
export const secondStepOffMail = {
  subject: 'لم يعد حسابك في \u2068Nestling\u2069 يطلب رمزًا',
  heading: 'خطوتك الثانية غير مفعّلة',
  news: 'صارت كلمة مرورك وحدها كافية لتسجيل دخولك إلى \u2068Nestling\u2069.',
}

// Mails to all admins

export const ifItLooksWrong =
  'إذا بدا لك هذا خطأ، يُرجى فورًا سؤال هذا الشخص، أو إبلاغ الشخص المشرف على \u2068Nestling\u2069.'
export const secondStepRequiredMail = {
  subject: 'صارت الخطوة الثانية مطلوبة من المسؤولين في \u2068Nestling\u2069',
  heading: 'صارت الخطوة الثانية مطلوبة من المسؤولين',
  askedBy: (name: string) =>
    `طلب جديد من ${isolate(name)} إلى كل المسؤولين عن رحلتك: خطوة ثانية عند تسجيل الدخول، وهي رمز بعد كلمة المرور، أو مفتاح مرور.`,
  askedByAnAdmin:
    'طلب جديد من أحد المسؤولين إلى كل المسؤولين عن رحلتك: خطوة ثانية عند تسجيل الدخول، وهي رمز بعد كلمة المرور، أو مفتاح مرور.',
  whatToDo:
    'إذا لم تكن لديك خطوة ثانية بعد، يُرجى فتح \u2068Nestling\u2069 وإعداد واحدة في حسابك. حتى ذلك الحين يمكنك القراءة والمشاركة كالسابق، لكن لا يمكنك فعل ما هو للمسؤولين فقط.',
}
export const secondStepNotRequiredMail = {
  subject: 'لم تعد الخطوة الثانية مطلوبة من المسؤولين في \u2068Nestling\u2069',
  heading: 'لم تعد الخطوة الثانية مطلوبة من المسؤولين',
  endedBy: (name: string) =>
    `تغيير من ${isolate(name)}: لم تعد الخطوة الثانية مطلوبة من المسؤولين عن رحلتك. يمكن للمسؤولين بلا خطوة ثانية فعل كل شيء من جديد. وإذا سبق لك إعداد خطوة ثانية، فهي تبقى مفعّلة.`,
  endedByAnAdmin:
    'تغيير من أحد المسؤولين: لم تعد الخطوة الثانية مطلوبة من المسؤولين عن رحلتك. يمكن للمسؤولين بلا خطوة ثانية فعل كل شيء من جديد. وإذا سبق لك إعداد خطوة ثانية، فهي تبقى مفعّلة.',
}
