import type { ReactNode } from 'react'
import type { Priority, SurpriseMode } from '../../rules.ts'

// The page

export const pageTitle = 'Baby Wishlist · Nestling'
export const title = 'Baby Wishlist'
export const notLoaded = 'The wishlist could not be loaded.'
export const addItem = 'Add Item'
export const nothingYet = 'No wishes yet'
export const addFirst =
  'Add the first thing that would help. Everyone can see who gives what, so nothing is bought twice.'
export const willAppear = 'The family’s wishes will appear here, for you to choose from.'
export const wishes = 'Wishes'
export const recentlyDeleted = 'Recently deleted'

// The filter by category

export const category = 'Category'
export const allCategories = (count: number) => `All categories (${count})`
export const countedCategory = (category: string, count: number) => `${category} (${count})`
export const nothingInCategory = (category: string) => `Nothing in ${category}`
export const nobodyAdded = 'Nobody has added anything in this category yet.'
export const showAll = 'Show all items'

// News about gifts

export const newsTitle = 'News about your gifts'
export const dismissNews = (wish: string) => `Dismiss the news about ${wish}`

// A wish

export const priorityMarks: Record<Priority, string> = {
  high: 'High priority',
  medium: 'Medium priority',
  low: 'Low priority',
}
export const storeAt = (host: string) => `Store: ${host}`
export const pictureAt = (host: string) => `Picture at ${host}`
export const purchased = 'Purchased'
/** Stands after `purchased` and the day of the purchase. */
export const purchasedBy = (name: string) => `by ${name}`
export const editWish = (name: string) => `Edit ${name}`
export const deleteWish = (name: string) => `Delete ${name}`

// Who is getting a wish

export const somebody = 'Somebody'
export const youGetThis = 'You are getting this'
export const youGetUnits = (units: number) => `You are getting ${units}`
export const othersGetThis = (name: string) => `${name} is getting this`
export const othersGetUnits = (name: string, units: number) => `${name} is getting ${units}`
/** Joins the texts above into one line, such as “Ruth is getting 2, Ben is getting 1”. */
export const givers = (texts: readonly string[]) => texts.join(', ')
export const unitsTaken = (taken: number, all: number) => `${taken} of ${all} taken`
export const taken = 'Taken'

// To reserve a wish

export const getIt = 'I’ll get it'
export const getItOf = (wish: string) => `I’ll get it: ${wish}`
export const youGetIt = 'You are getting it'
export const othersSeeIt = 'Others can see that it is taken.'
export const undo = 'Undo'
export const undoOf = (wish: string) => `Undo: ${wish}`
export const noLongerYours = 'You are not getting it any more'
export const changeUnits = 'Change how many'
export const changeUnitsOf = (wish: string) => `Change how many: ${wish}`
export const unitsQuestion = 'How many will you get?'
export const unitsWanted = (count: number) => `${count} are wanted`
export const getUnits = 'I’ll get them'
export const othersSeeUnits = 'Others can see how many are taken.'

// To buy a wish

export const markPurchased = 'Mark as purchased'
export const markPurchasedOf = (wish: string) => `Mark as purchased: ${wish}`
export const purchaseQuestion = 'Mark as purchased?'
export const oneCountsAsBought = (wish: ReactNode) => (
  <>{wish} will count as bought. You can take that back within a day.</>
)
export const allCountAsBought = (wish: ReactNode, units: number) => (
  <>
    {wish} (all {units}) will count as bought. You can take that back within a day.
  </>
)
export const othersWillBeTold = (names: readonly string[]) =>
  `${names.join(' and ')} said they would get it, and will be told.`
export const markedPurchased = 'Marked as purchased'
export const notPurchased = 'Not purchased after all'
export const notPurchasedOf = (wish: string) => `Not purchased after all: ${wish}`
export const backOnWishlist = 'Back on the wishlist'

// The form of a wish

export const editItem = 'Edit Item'
export const itemName = 'Item name'
export const chooseOne = 'Choose one'
export const priority = 'Priority'
export const priorities: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' }
export const howMany = 'How many'
export const price = 'Price'
export const examplePrice = '$49.99'
export const description = 'Description'
export const storeLink = 'Link to a store'
export const pictureLink = 'Link to a picture'
export const pictureHint = 'We save a copy here if we can. Otherwise the link is shown.'
export const notes = 'Notes'
export const notesHint = 'A color, a size, what to avoid'
export const adding = 'Adding...'
export const save = 'Save'
export const saving = 'Saving...'
export const itemAdded = 'Item added'
export const itemSaved = 'Item saved'

// To delete a wish

export const deleteQuestion = (wish: string) => `Delete ${wish}?`
export const deleteConsequence = (days: number) =>
  `It disappears from everyone’s list, and anyone who is getting it is told. You can bring it back for ${days} days.`
export const deleteIt = 'Delete'
export const itemDeleted = 'Item deleted'
export const itemBroughtBack = 'Item brought back'

// The surprise

export const surprise = 'A surprise'
export const surpriseOffer = 'Everyone sees who gives what. If you would rather be surprised, you can choose that.'
export const surpriseSettings = 'Surprise settings'
/** What the parents see of others’ gifts. The parents read `you`, and everybody else reads `parents`. */
export const surprises = {
  you: {
    taken: {
      forNow: 'For now you see that something is taken, but not who took it, nor whether it has been bought.',
      until: (day: string) =>
        `Until ${day} you see that something is taken, but not who took it, nor whether it has been bought.`,
    },
    nothing: {
      forNow: 'For now you see nothing of what others plan to give or have bought.',
      until: (day: string) => `Until ${day} you see nothing of what others plan to give or have bought.`,
    },
  },
  parents: {
    taken: {
      forNow: 'For now the parents see that something is taken, but not who took it, nor whether it has been bought.',
      until: (day: string) =>
        `Until ${day} the parents see that something is taken, but not who took it, nor whether it has been bought.`,
    },
    nothing: {
      forNow: 'For now the parents see nothing of what others plan to give or have bought.',
      until: (day: string) => `Until ${day} the parents see nothing of what others plan to give or have bought.`,
    },
  },
}

// The form of the surprise

export const whatParentsSee = 'What the parents see of others’ gifts'
export const modes: Record<SurpriseMode, { label: string; hint: string }> = {
  everything: { label: 'Everything', hint: 'Who gives what, with names, and what is bought' },
  taken: { label: 'Only that it is taken', hint: 'Not by whom, and not whether it is bought' },
  nothing: { label: 'Nothing', hint: 'Wishes that others get or buy look as if nobody had taken them' },
}
export const until = 'Until'
export const untilHint = 'From that day everything is shown. Leave it empty for no end date.'
export const settingsUpdated = 'Settings Updated'
export const settingsNotUpdated = 'Update Failed'

// Failures. The specification fixes the titles.

export const notAdded = 'Failed to Add Item'
export const notUpdated = 'Failed to Update Item'
export const notRemoved = 'Failed to Remove Item'
export const wentWrong = 'Something went wrong. Please try again.'

// Changes that wait for the network

export const waitingWish = 'Wish'
export const waitingChange = 'Changed wish'
export const waitingDeletion = 'Deletion of a wish'
export const waitingReservation = 'Reservation'
export const waitingRelease = 'Reservation taken back'
