// Errors

export const invalidKey = 'مفتاح غير صالح'
export const invalidAddress = 'عنوان غير صالح'
export const notificationsRemoved = 'تم إيقاف الإشعارات على هذا الجهاز. يمكنك تفعيلها من جديد.'

// Notifications

export const test = 'هذا اختبار. الإشعارات تعمل على هذا الجهاز.'
