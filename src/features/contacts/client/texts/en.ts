// The page

export const pageTitle = 'Contacts · Nestling'
export const notLoaded = 'The contacts could not be loaded.'
export const addContact = 'Add Contact'
export const nothingYet = 'No contacts yet'
export const addFirst = 'Add your doctor, your hospital, and who to call at night'
export const willAppear = 'The family’s doctors, hospitals and helpers will appear here'
export const recentlyDeleted = 'Recently deleted'

// The large buttons for an emergency

export const inEmergency = 'In an emergency'
export const call = (name: string) => `Call ${name}`

// A contact

export const nothingElse = 'No other details yet.'
export const phone = 'Phone'
export const email = 'Email'
export const address = 'Address'
export const notes = 'Notes'
export const openInMaps = 'Open in maps'
export const copyAddress = 'Copy address'
export const copied = 'Copied!'
export const notCopied = 'Failed to copy to clipboard'
export const edit = 'Edit'
export const editContact = (name: string) => `Edit ${name}`
export const deleteIt = 'Delete'
export const deleteContact = (name: string) => `Delete ${name}`

// To delete a contact

export const deleteQuestion = (name: string) => `Delete ${name}?`
export const deleteConsequence = (days: number) =>
  `It disappears for everyone in the family. You can bring it back for ${days} days.`
export const deleted = 'Contact deleted'
export const broughtBack = 'Contact brought back'
export const notDeleted = 'Failed to delete contact'

// The form of a contact

export const changeContact = 'Edit Contact'
export const name = 'Name'
export const category = 'Category'
export const chooseOne = 'Choose one'
/** A form of address. */
export const title = 'Title'
export const exampleTitle = 'Dr.'
export const specialty = 'Specialty'
export const primaryHint = 'Shown first in its category'
export const emergencyHint = 'Shown at the top of the page, one tap to call'
export const adding = 'Adding...'
export const save = 'Save'
export const saving = 'Saving...'
export const added = 'Contact added'
export const notAdded = 'Failed to add contact'
export const saved = 'Contact saved'
export const notSaved = 'Failed to save contact'

// Changes that wait for the network

export const waitingChange = 'Changed contact'
export const waitingDeletion = 'Deletion of a contact'
