import type { WishCategory, WishNews } from '../rules.ts'

export const categories: Record<WishCategory, string> = {
  baby_gear: 'Équipement bébé',
  maternity: 'Maternité',
  nursery: 'Chambre',
  feeding: 'Repas',
  clothing: 'Vêtements',
  books: 'Livres',
  other: 'Autre',
}

// What is missing or wrong in a form

export const nameMissing = 'Saisis un nom'
export const categoryMissing = 'Choisis une catégorie'
export const invalidLink = 'Ce lien n’est pas valide'
export const notAfterToday = 'Choisis un jour après aujourd’hui'

// Errors of the API

export const wishTaken = 'D’autres personnes s’en chargent déjà.'
export const notYourPurchase =
  'Seules les personnes qui se chargent de ce souhait et les admins peuvent annuler l’achat. Pendant un jour, la personne qui a fait l’achat peut aussi l’annuler.'
export const wishPurchased = 'Ceci a déjà été acheté.'

// News for people who reserved or bought a wish. `by` is a first name, or empty if there is none.

export const news: Record<WishNews, (wish: string, by: string) => string> = {
  changed: (wish, by) =>
    `${by || 'Quelqu’un'} a modifié «\u00a0${wish}\u00a0», dont tu te charges. Regarde encore une fois avant d’acheter.`,
  deleted: (wish, by) => `${by || 'Quelqu’un'} a supprimé de la liste «\u00a0${wish}\u00a0», dont tu te charges.`,
  restored: (wish, by) => `${by || 'Quelqu’un'} a remis dans la liste «\u00a0${wish}\u00a0», dont tu te charges.`,
  bought: (wish, by) => `${by || 'Quelqu’un'} a acheté «\u00a0${wish}\u00a0», dont tu te charges.`,
  reopened: (wish, by) =>
    `«\u00a0${wish}\u00a0», dont tu te charges, n’est finalement pas acheté\u00a0: ${by || 'quelqu’un'} a annulé l’achat.`,
  doubled: (wish, by) =>
    `${by || 'Quelqu’un'} a aussi réservé «\u00a0${wish}\u00a0», dont tu te charges, car cette personne ne peut pas voir ton cadeau.`,
}
