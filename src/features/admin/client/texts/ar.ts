// The page

export const pageTitle = 'لوحة الإدارة · Nestling'
export const heading = 'لوحة الإدارة'
export const notLoaded = 'تعذّر تحميل الإعدادات'
export const nothingLost = 'لم يُفقد شيء. ربما انقطع الاتصال.'
export const onThisPage = 'في هذه الصفحة'
export const saveSettings = 'حفظ الإعدادات'
export const settingsSaved = 'تم تعديل الإعدادات'

// The parts of the page

export const partTitles = {
  settings: 'إعدادات الحمل',
  parents: 'الوالدان',
  state: 'كيف تستمر الرحلة',
  hides: 'ما تراه العائلة من الطفل',
  invite: 'دعوة بالبريد الإلكتروني',
  members: 'الأعضاء',
  rights: 'صلاحيات العرض والإضافة',
  invitations: 'الرموز والدعوات',
  activity: 'نشاط الدخول',
  'second-step': 'الخطوة الثانية للمسؤولين',
  download: 'تنزيل كل شيء',
  delete: 'حذف الرحلة',
  health: 'حالة Nestling',
  backup: 'النسخ الاحتياطية',
}
/** In the list of links to the parts. */
export const shortPartTitles = {
  settings: 'الإعدادات',
  parents: 'الوالدان',
  state: 'الإيقاف أو الإنهاء',
  hides: 'الإخفاء',
  invite: 'الدعوة',
  members: 'الأعضاء',
  rights: 'الصلاحيات',
  invitations: 'الرموز والدعوات',
  activity: 'النشاط',
  'second-step': 'الخطوة الثانية',
  download: 'التنزيل',
  delete: 'الحذف',
  health: 'الحالة',
  backup: 'النسخ الاحتياطية',
}
