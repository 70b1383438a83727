// For search and for browsers

export const description = 'مكان خاص تتابع فيه العائلة رحلة الحمل معًا.'

// Without the app’s scripts

export const needsScripts = 'تحتاج هذه الصفحة إلى JavaScript، وهي متوقفة في هذا المتصفح.'
export const partNotLoaded = 'تعذّر تحميل جزء من Nestling. ربما كان السبب في الاتصال.'
export const tryAgain = 'إعادة المحاولة'

// In a browser that is too old

export const tooOld = (chrome: number, firefox: number, safari: number) =>
  `هذا المتصفح قديم على Nestling، وقد لا تعمل بعض أجزائه. يعمل Nestling في Chrome ${chrome} وFirefox ${firefox} وSafari ${safari} (في iPhone وiPad: ‏iOS ${safari}) وفي الإصدارات الأحدث. غالبًا ما يفيد تحديث الجهاز.`
export const openSimplePages = 'فتح الصفحات البسيطة (للقراءة فقط)'

// A notification that says nothing

export const somethingNew = 'هناك جديد.'
