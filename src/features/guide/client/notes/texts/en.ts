import { plural } from '#language/texts/en.ts'

// Progress of a list

export const doneOf = (done: number, total: number) => `${done} of ${total}`
export const assumedOf = (assumed: number, total: number) => `${assumed} of ${total} assumed done`
export const doneAndAssumedOf = (done: number, total: number, assumed: number) =>
  `${done} of ${total}, and ${assumed} assumed done`
export const allOfWeek = (week: number) => `All of week ${week}`
/** `list` is the name of a checklist: "Medical", or a parent’s name. */
export const doneInWeek = (list: string, week: number) => `${list}, done in week ${week}`

// A checklist

export const assumedThese = 'We assumed these were done. Tick one to make the list yours.'
export const othersStay = 'The others will stay as you see them. Or start with an empty list.'
export const startEmpty = 'Start empty'
export const assumedDone = 'assumed done'

// Notes that this browser does not save

export const onlyHereForNow = 'Only in this tab for now'
export const notSaved = {
  full: 'This browser has no room left to save your notes.',
  closed: 'This browser saves nothing for Nestling, perhaps because this is a private window.',
}
export const untilTabCloses =
  'What you tick and write stays here until you close this tab. Save a copy if you want to keep it.'

// The journal

export const onlyYou = 'Only you can see it. It stays in this browser and is not sent anywhere.'
export const journalFields = {
  bodySensations: 'Your body',
  energyLevel: 'Your energy',
  moodEmotions: 'Your mood',
  dreamsMessages: 'Your dreams',
}
export const toBaby = (name: string) => `To ${name}`
export const toYourBaby = 'To your baby'
export const anythingElse = 'Anything else'
export const saved = 'Saved'
export const onlyHere = 'Only in this tab'

// The tools for notes

export const tools = 'Keep your notes'
export const toolsContents = (babyName: string) => `Save, restore and print what you tick and write about ${babyName}`
export const whyCopy = (babyName: string) =>
  `What you tick and write about ${babyName} is in this browser only. With a copy, you can take it to another device, or get it back if this one is lost.`
export const copyDue = 'Time for a new copy'
export const notInAnyCopy = 'Something you ticked or wrote here at least four weeks ago is not in any copy yet.'
export const saveCopy = 'Save a copy'
export const shareCopy = 'Share or lock a copy'
export const restoreCopy = 'Restore a copy'
export const print = 'Print'
export const preparing = 'Preparing...'
export const copyToRestore = 'Copy to restore'
export const nothingRestored = 'Nothing was restored'
export const notesStay = 'Your notes here stay as they are.'
export const nothingToSave = 'Nothing to save yet'
export const nothingToPrint = 'Nothing to print yet'
export const writeFirst = 'Tick something or write a line first.'
export const copySaved = 'Copy saved'
export const inDownloads = (file: string) => `${file} is in your downloads.`

// What a copy holds: "3 weeks (8, 29, and 30), with 7 journal entries and 22 ticks"

export const copyContents = (weeks: string, entries: string, ticks: string) => `${weeks}, with ${entries} and ${ticks}`
export const weeks = (count: number, numbers: string) =>
  plural(count, `1 week (${numbers})`, `${count} weeks (${numbers})`)
export const entries = (count: number) => plural(count, '1 journal entry', `${count} journal entries`)
export const ticks = (count: number) => plural(count, '1 tick', `${count} ticks`)
export const copyHolds = (contents: string) => `It holds ${contents}.`

// Sharing or locking a copy

export const passphrase = 'Passphrase'
export const passphraseHint =
  'If you set one, nobody can read the copy without it. Nobody can reset it either, so write it down.'
export const passphraseTooShort = (least: number) => `Use at least ${least} characters`
export const lockNeedsHttps = 'Your browser can lock a copy with a passphrase only when Nestling is opened over https.'
export const share = 'Share'
export const whereToShare = 'To your other device, your own email or your own storage.'
export const saveHere = 'Save to this device'
export const whereSaved = 'You will find it in your downloads.'
export const shareAgain = 'The copy is ready now. Press Share once more.'
export const notShared = 'It could not be shared. Save it to this device instead.'

// Opening a locked copy

export const openLocked = 'Open a locked copy'
export const chosenPassphrase = 'The one you chose when you saved this copy.'
export const wrongPassphrase = 'This passphrase does not open the copy'
export const open = 'Open'
export const opening = 'Opening...'
export const unlockNeedsHttps = 'Your browser can open a locked copy only when Nestling is opened over https.'

// Restoring a copy

export const copyAbout = (day: string, babyName: string) => `Saved on ${day}, about ${babyName}.`
export const noRoom = 'This browser has no room for the copy. Your notes here stay as they are.'
export const addToNotes = 'Add to what is here'
export const addEffect = 'Texts are joined. Where ticks differ, the later one counts.'
export const replaceNotes = 'Replace what is here'
export const replaceEffect = 'All notes in this browser are deleted, and those in the copy take their place.'
export const copyAdded = 'Copy added'
export const notesReplaced = 'Notes replaced'
export const undo = 'Undo'
export const insteadOfUndo = 'Restore a copy that you saved before'
export const undone = 'As it was before'
export const notUndone = 'It could not be undone'

// Files that cannot be restored

export const fileTooLarge = 'This file is larger than a copy of notes can be.'
export const fileEmpty = 'This file is empty.'
export const fileUnreadable = 'Your browser could not read this file.'
export const fileNoCopy = 'This file is not a copy of Nestling notes. The name of a copy begins with “nestling-”.'
export const copyTooNew = 'This copy was saved by a newer version of Nestling.'
export const copyDamaged = 'This copy is damaged.'
export const copyDamagedIn = (week: number) => `This copy is damaged in the part for week ${week}.`
export const copyEmpty = 'There are no notes in this copy.'

// Before signing out

export const takeNotes = 'Take your notes with you?'
export const signOutDeletes =
  'Your ticks and your journal are only in this browser. Signing out deletes them here, so that nobody else who uses it can find them.'
/** Stands before `copyContents` if there are several copies, one for each baby. */
export const about = (babyName: string) => `${babyName}:`
/** Shown if the baby’s name is not known. */
export const baby = 'Baby'
export const saveAndSignOut = 'Save a copy and sign out'
export const saveEffect = 'You can restore it in the guide, here or on another device.'
export const signOutOnly = 'Sign out without a copy'
export const signOutEffect = 'What you ticked and wrote will be lost for good.'
export const copyThere = 'Is your copy there?'
export const copiesThere = 'Are your copies there?'
export const onlyCopyLeft = 'Look in your downloads. Once you have signed out, it is all that is left of your notes.'
export const onlyCopiesLeft =
  'Look in your downloads. Once you have signed out, they are all that is left of your notes.'
export const saveAgain = 'Save again'
export const copyIsThere = 'It is there, sign out'
export const copiesAreThere = 'They are there, sign out'

// Printed notes

export const printedTitle = (babyName: string) => `${babyName}, week by week`
export const printedBy = (writer: string, day: string) => `Notes by ${writer}, printed ${day}`
export const printedWeek = (week: number) => `Week ${week}`
export const printedWeekWithTitle = (week: number, title: string) => `Week ${week}: ${title}`
export const daysOfWeek = (first: string, last: string) => `${first} to ${last}`
export const done = 'Done'
export const ticksNotLoaded = 'What was ticked could not be loaded. It is still in this browser.'
export const fromJournal = 'From the journal'
