import type { WishCategory, WishNews } from '../rules.ts'

export const categories: Record<WishCategory, string> = {
  baby_gear: 'Baby Gear',
  maternity: 'Maternity',
  nursery: 'Nursery',
  feeding: 'Feeding',
  clothing: 'Clothing',
  books: 'Books',
  other: 'Other',
}

// What is missing or wrong in a form

export const nameMissing = 'Please enter an item name'
export const categoryMissing = 'Please select a category'
export const invalidLink = 'Invalid url'
export const notAfterToday = 'Please choose a day after today'

// Errors of the API

export const wishTaken = 'Others are already getting this.'
export const notYourPurchase =
  'Only admins and people who are getting this can take the purchase back. For a day, the buyer can, too.'
export const wishPurchased = 'This has already been bought.'

// News for people who reserved or bought a wish. `by` is a first name, or empty if there is none.

export const news: Record<WishNews, (wish: string, by: string) => string> = {
  changed: (wish, by) =>
    `“${wish}”, which you are getting, was changed by ${by || 'somebody'}. Please look again before you buy it.`,
  deleted: (wish, by) => `“${wish}”, which you are getting, was deleted from the wishlist by ${by || 'somebody'}.`,
  restored: (wish, by) => `“${wish}”, which you are getting, was put back on the wishlist by ${by || 'somebody'}.`,
  bought: (wish, by) => `“${wish}”, which you are getting, was bought by ${by || 'somebody'}.`,
  reopened: (wish, by) =>
    `“${wish}”, which you are getting, is not bought after all: ${by || 'somebody'} took the purchase back.`,
  doubled: (wish, by) =>
    `“${wish}”, which you are getting, was also reserved by ${by || 'somebody'}, who cannot see your gift.`,
}
