import { plural } from '#language/texts/ar.ts'

// In the account

export const secondStep = 'الخطوة الثانية'
export const onSince = (day: string) => `مفعّلة منذ ${day}.`
export const codesLeft = (count: number) =>
  plural(count, {
    zero: 'لم يبقَ أي رمز استرداد',
    one: 'بقي رمز استرداد واحد',
    two: 'بقي رمزا استرداد',
    few: `بقيت ${count} رموز استرداد`,
    many: `بقي ${count} رمز استرداد`,
    other: `بقي ${count} رمز استرداد`,
  })
export const off = 'غير مفعّلة: كلمة مرورك كافية'
export const offButNeeded =
  'غير مفعّلة. يحتاج المسؤولون إلى خطوة ثانية أو مفتاح مرور. حتى ذلك الحين، لا يمكنك فعل ما هو للمسؤولين فقط.'
export const change = 'تعديل الخطوة الثانية'
export const setUp = 'إعداد الخطوة الثانية'
export const whyPassword = 'للتأكد من هويتك'

// Setting it up

export const appNeeded =
  'يلزمك تطبيق مصادقة على هاتفك. يعرض رمزًا جديدًا كل نصف دقيقة، ويطلب Nestling رمزًا في كل مرة بعد كلمة مرورك. لا يحتاج مفتاح المرور إلى رمز.'
export const goOn = 'متابعة'
export const preparing = 'جارٍ التحضير…'
export const scan =
  'يُرجى مسح رمز QR هذا بتطبيق المصادقة، أو فتحه في تطبيق على هذا الهاتف، ثم كتابة الرمز الذي يعرضه التطبيق.'
export const qrCode = 'المفتاح السري لتطبيق المصادقة'
export const openInApp = 'فتح في تطبيق على هذا الجهاز'
export const typeIntoApp = 'أو كتابة هذا في التطبيق:'
export const code = 'الرمز من التطبيق'
export const codeHint = 'ستة أرقام'
export const turnOn = 'تفعيل'
export const turningOn = 'جارٍ التفعيل…'
export const notSetUp = 'تعذّر إعداد الخطوة الثانية'

// Recovery codes

export const writeCodesDown = 'يُرجى تدوين رموز الاسترداد هذه.'
export const whatCodesAreFor =
  'إذا فُقد هاتفك، يمكنك تسجيل الدخول بأحدها بدلًا من رمز التطبيق. يعمل كل منها مرة واحدة. ولا تظهر هذه الرموز إلا مرة واحدة.'
export const recoveryCodes = 'رموز الاسترداد'
export const copyCodes = 'نسخ'
export const copied = 'تم النسخ!'
export const notCopied = 'تعذّر النسخ إلى الحافظة'
export const codesWritten = 'الرموز لدي'

// Changing it

export const newCodesReplaceOld = 'تحل رموز استرداد جديدة محل الرموز القديمة، فلا تعمل القديمة بعد ذلك.'
export const newCodes = 'رموز جديدة'
export const turnOff = 'إيقاف'
export const turnedOff = 'تم إيقاف الخطوة الثانية'
export const passwordIsEnough = 'كلمة مرورك وحدها كافية لتسجيل دخولك.'
export const notChanged = 'تعذّر تعديل الخطوة الثانية'
export const secondStepNotLoaded = 'تعذّر تحميل خطوتك الثانية.'
