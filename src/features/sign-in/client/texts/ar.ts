// The page for visitors

export const accountDeleted = 'تم حذف حسابك'
export const thankYou = 'شكرًا لوجودك معنا. مع أطيب الأمنيات.'
export const wreath = 'إكليل من أربعين ورقة، ورقة لكل أسبوع'
export const landingHeading = 'أربعون أسبوعًا بصحبة الأحباب'
export const whatNestlingIs =
  'مكان خاص لعائلة واحدة: الأسبوع ونمو الطفل، وأخبار للأجداد، ومواعيد، وصور. بلا إعلانات، ولا يراه أي شخص آخر.'
export const newHere = 'الزيارة الأولى'
export const notSetUpYet = 'لم يتم إعداد Nestling هنا بعد. يُرجى فتح عنوان الإعداد الذي ظهر عند بدء تشغيله.'
export const invitationFromAdmin = 'بدعوة فقط. يُرجى طلب دعوة من أحد المسؤولين عن رحلة عائلتك.'

// The sign-in page, with and without scripts

export const signInPageTitle = 'تسجيل الدخول · Nestling'
export const signInHeading = 'متابعة رحلة الحمل معًا'
export const username = 'اسم المستخدم'
export const usernameHint = 'عنوان بريدك الإلكتروني'
export const password = 'كلمة المرور'
export const signIn = 'تسجيل الدخول'
export const signingIn = 'جارٍ تسجيل الدخول…'
export const forgotPassword = 'نسيت كلمة المرور؟'
export const byInvitation = 'استخدام Nestling بدعوة فقط. يُرجى طلب دعوة من أحد المسؤولين.'
export const fieldsEmpty = 'خطأ: يُرجى ملء جميع الحقول'
export const notSignedIn = 'تعذّر تسجيل الدخول'
export const welcomeBack = 'أهلًا بعودتك! تم تسجيل الدخول.'
export const newPasswordSaved = 'تم حفظ كلمة المرور'
export const signInWithNewPassword = 'يُرجى تسجيل الدخول بكلمة المرور الجديدة.'
export const withoutScripts =
  'بدون JavaScript يمكنك قراءة الصفحة الرئيسية والدليل والمواعيد وجهات الاتصال بعد تسجيل الدخول.'
export const needScripts = 'تحتاج مفاتيح المرور وكلمات المرور الجديدة إلى JavaScript.'

// The code after the password

export const codeHeading = 'خطوة أخرى'
export const code = 'الرمز من التطبيق'
export const codeHint = 'ستة أرقام، أو أحد رموز الاسترداد'
export const backToPassword = 'العودة إلى كلمة المرور'
export const everythingLost = 'فقدت هاتفك ورموز الاسترداد؟ يمكن للشخص المشرف على Nestling إتاحة الدخول لك من جديد.'

// A forgotten password

export const forgotPasswordPageTitle = 'نسيت كلمة المرور؟ · Nestling'
export const askForLink = 'يُرجى إدخال البريد الإلكتروني المستخدم لتسجيل الدخول. سيصلك رابط لاختيار كلمة مرور جديدة.'
export const email = 'البريد الإلكتروني'
export const sendLink = 'إرسال رابط'
export const sendingLink = 'جارٍ الإرسال…'
export const linkNotSent = 'تعذّر إرسال الرابط'
export const linkSentHeading = 'يُرجى تفقد البريد'
export const linkSent = 'إن كان هناك حساب بهذا البريد الإلكتروني، فالرابط في الطريق. وهو صالح لمدة ساعة.'
export const linkNotFound =
  'لم يصل شيء؟ يُرجى البحث في مجلد الرسائل غير المرغوب فيها. ويمكن لأحد المسؤولين عن رحلتك أيضًا إنشاء رابط لك.'
export const askAnAdmin =
  'لا يُرسل Nestling هنا أي بريد. يُرجى الطلب من أحد المسؤولين عن رحلتك إنشاء رابط لكلمة مرور جديدة لك في لوحة الإدارة.'
export const linkFromServer = 'يمكن للشخص المشرف على Nestling إنشاء رابط على خادمه:'
export const backToSignIn = 'العودة إلى تسجيل الدخول'

// A new password with a link

export const newPasswordPageTitle = 'كلمة مرور جديدة · Nestling'
export const newPasswordHeading = 'اختيار كلمة مرور جديدة'
export const whatNewPasswordDoes =
  'يتم بذلك تسجيل خروجك من جميع الأجهزة. بعدها يكون تسجيل الدخول بكلمة المرور الجديدة. إذا كان أحد تطبيقات التقويم يعرض مواعيدك، فيجب إعطاؤه عنوانًا جديدًا بعد ذلك.'
export const newPassword = 'كلمة المرور الجديدة'
export const passwordHint = '10 أحرف أو أكثر. بضع كلمات لا رابط بينها خيار جيد.'
export const savePassword = 'حفظ كلمة المرور'
export const savingPassword = 'جارٍ الحفظ…'
export const passwordNotSaved = 'تعذّر حفظ كلمة المرور'
export const linkFails = 'هذا الرابط لا يعمل'
export const linkIncomplete = 'تحتاج هذه الصفحة إلى الرابط كاملًا، مع كل ما يلي علامة #.'
export const getNewLink = 'الحصول على رابط جديد'

// A new account

export const firstName = 'الاسم الأول'
export const lastName = 'اسم العائلة'
export const emailHint = 'لتسجيل الدخول به'
export const makeAccount = 'متابعة'
export const makingAccount = 'جارٍ إنشاء حسابك…'
export const setUpFailed = 'تعذّر الإعداد'

// The page for people without an invitation

export const accessDeniedPageTitle = 'الوصول مرفوض · Nestling'
export const accessDenied = 'الوصول مرفوض'
export const invitationNeeded = 'تلزم دعوة للوصول إلى رحلة الحمل هذه.'
export const goBack = 'رجوع'
export const yourAccount = 'حسابك'
