import type { ReactNode } from 'react'
import type { codeDefaults } from '../../../rules.ts'

// The page with the invite codes

export const page = 'Share Journey · Nestling'
export const title = 'Share Journey'
export const back = 'Back'
export const lead = (babyName: string) =>
  `Make a code and pass its link on. Anyone who opens the link can join ${babyName}’s journey.`
export const leadWithoutName =
  'Make a code and pass its link on. Anyone who opens the link can join your baby’s journey.'
export const nothingYet = 'No invite codes yet'
export const createOne = 'Create one, and send its link to family and friends.'
export const codes = 'Invite codes'
export const removalStopsLink = 'Removing a code stops its link at once. People who joined with it stay.'

// The buttons that make a code

export const create = 'Create invite code'
export const creating = 'Creating...'
export const chooseSettings = 'Choose role, uses and expiry'
/** What a code can do if its maker chooses no settings. The key is the role that it gives. */
export const byDefault: Readonly<Record<typeof codeDefaults.role, (people: number) => string>> = {
  family: (people) => `By default, a code lets in up to ${people} people, as family, until you remove it.`,
}
export const created = 'New invite code created!'
export const notCreated = 'Failed to create invite code'

// The form for a code with other settings

export const newCode = 'New invite code'
export const whoJoins = 'Who joins with it'
export const howManyPeople = 'How many people'
export const noLimit = 'No limit'
export const daysUntilExpiry = 'Days until it expires'
export const daysHint = (most: number) => `1 to ${most}, or empty for no expiry`

// A code

export const remove = (code: string) => `Remove ${code}`
export const itsLinkStops = 'Its link stops working'
export const forGuests = 'For guests'
export const forFamily = 'For family'
export const createdAgo = (ago: string, time: (text: string) => ReactNode) => <>Created {time(ago)}</>
export const passOn = (code: string) => `Pass on ${code}`
export const followJourney = (babyName: string) => `Follow ${babyName}’s journey`
export const followYourBaby = 'Follow your baby’s journey'
export const qrCode = (code: string) => `QR code of the link with the code ${code}`
export const codesNotLoaded = 'The codes could not be loaded.'
