import type { WishCategory, WishNews } from '../rules.ts'

export const categories: Record<WishCategory, string> = {
  baby_gear: 'Cosas del bebé',
  maternity: 'Embarazo y posparto',
  nursery: 'Habitación del bebé',
  feeding: 'Alimentación',
  clothing: 'Ropa',
  books: 'Libros',
  other: 'Otros',
}

// What is missing or wrong in a form

export const nameMissing = 'Escribe el nombre del deseo'
export const categoryMissing = 'Elige una categoría'
export const invalidLink = 'Enlace no válido'
export const notAfterToday = 'Elige un día posterior a hoy'

// Errors of the API

export const wishTaken = 'Ya lo regalan otras personas.'
export const notYourPurchase =
  'Solo admins y quienes regalan este deseo pueden deshacer la compra. Durante un día, también puede hacerlo quien lo ha comprado.'
export const wishPurchased = 'Este deseo ya se ha comprado.'

// News for people who reserved or bought a wish. `by` is a first name, or empty if there is none.

export const news: Record<WishNews, (wish: string, by: string) => string> = {
  changed: (wish, by) =>
    `${by || 'Alguien'} ha cambiado “${wish}”, un deseo que regalas tú. Vuelve a mirarlo antes de comprarlo.`,
  deleted: (wish, by) => `${by || 'Alguien'} ha borrado de la lista “${wish}”, un deseo que regalas tú.`,
  restored: (wish, by) => `${by || 'Alguien'} ha vuelto a poner en la lista “${wish}”, un deseo que regalas tú.`,
  bought: (wish, by) => `${by || 'Alguien'} ha comprado “${wish}”, un deseo que regalas tú.`,
  reopened: (wish, by) =>
    `“${wish}”, un deseo que regalas tú, al final no se ha comprado: ${by || 'alguien'} ha deshecho la compra.`,
  doubled: (wish, by) =>
    `“${wish}”, un deseo que regalas tú, también lo ha reservado ${by || 'alguien'}, que no puede ver tu regalo.`,
}
