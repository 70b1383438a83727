import { plural } from '#language/texts/ar.ts'

// Errors

export const noPasskeysHere =
  'تحتاج مفاتيح المرور إلى عنوان \u2068https\u2069، وهو غير متوفر في Nestling هنا. يُرجى استخدام كلمة المرور.'
export const challengeGone = 'استغرق ذلك وقتًا طويلًا جدًا، أو تم إرساله من قبل. يُرجى إعادة المحاولة.'
export const wrongPasskey = 'مفتاح المرور هذا لا يعمل هنا. يُرجى تسجيل الدخول بكلمة المرور بدلًا منه.'
export const passkeyCopied =
  'ربما تم نسخ مفتاح المرور هذا، لذلك فهو مرفوض. يُرجى تسجيل الدخول بكلمة المرور وإزالة المفتاح من حسابك.'
export const passkeyNotMade = 'تعذّرت إضافة مفتاح المرور. يُرجى إعادة المحاولة.'
export const passkeyKnown = 'تمت إضافة مفتاح المرور هذا من قبل.'
export const tooManyPasskeys = (most: number) => {
  const passkeys = plural(most, {
    one: 'مفتاح مرور واحد',
    two: 'مفتاحا مرور',
    few: `${most} مفاتيح مرور`,
    many: `${most} مفتاح مرور`,
    other: `${most} مفتاح مرور`,
  })
  return `لديك ${passkeys}. يُرجى إزالة أحدها قبل إضافة مفتاح آخر.`
}
export const invalidBytes = 'بيانات غير صالحة'

// Mails about one's own passkeys

export const addedMail = {
  subject: 'تمت إضافة مفتاح مرور إلى حسابك في \u2068Nestling\u2069',
  heading: 'لديك مفتاح مرور جديد',
  news: 'يمكن لأي شخص لديه هذا المفتاح تسجيل الدخول إلى حسابك في \u2068Nestling\u2069 بدون كلمة مرور.',
}
export const removedMail = {
  subject: 'تمت إزالة مفتاح مرور من حسابك في \u2068Nestling\u2069',
  heading: 'تمت إزالة مفتاح مرور',
  news: 'لم يعد بإمكان أحد تسجيل الدخول بهذا المفتاح إلى حسابك في \u2068Nestling\u2069.',
}
export const wasItYou =
  'إذا كان ذلك منك، فكل شيء على ما يرام. وإلا فربما دخل شخص ما إلى حسابك. يُرجى تغيير كلمة المرور، وتفقد مفاتيح المرور في حسابك، وإبلاغ أحد المسؤولين عن رحلتك.'
