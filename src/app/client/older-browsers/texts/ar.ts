// For search engines and browsers

export const description = 'مكان خاص تتابع فيه العائلة الحمل معًا.'

// Without the app’s scripts

export const needsScripts = 'تحتاج هذه الصفحة إلى JavaScript، وهو متوقف في هذا المتصفح.'
export const partNotLoaded = 'تعذّر تحميل جزء من Nestling. قد يكون السبب هو الاتصال.'
export const tryAgain = 'إعادة المحاولة'

// In a browser that is too old

export const tooOld = (chrome: number, firefox: number, safari: number) =>
  `هذا المتصفح قديم جدًا، لذلك قد لا تعمل بعض أجزاء Nestling فيه. يعمل Nestling في \u2068Chrome ${chrome}\u2069 و\u2068Firefox ${firefox}\u2069 و\u2068Safari ${safari}\u2069 (\u2068iPhone\u2069 و\u2068iPad\u2069: \u2068iOS ${safari}\u2069)، وفي الإصدارات الأحدث. كثيرًا ما يفيد تحديث الجهاز.`
export const openSimplePages = 'فتح الصفحات البسيطة (للقراءة فقط)'

// A notification that says nothing

export const somethingNew = 'هناك شيء جديد.'
