import type { ReactNode } from 'react'
import type { Role } from '#platform/shared/role.ts'
import type { Grant, Section } from '#platform/shared/section.ts'

export const somebody = 'Somebody'

// The card on the home page

export const familyAndFriends = 'Family & Friends'
export const manage = 'Manage'
export const invite = 'Invite'
export const connected = 'Connected'
export const countConnected = (count: number) => `${count} connected`
export const joinedAgo = (who: string, ago: string) => `${who} joined ${ago}`
export const sharedUpdateAgo = (who: string, ago: string) => `${who} shared an update ${ago}`

// The page with the family

export const familyPage = 'Family & Friends · Nestling'
export const movedForAdmins = 'Family management has moved to the admin panel.'
export const movedForOthers = 'Family management has moved to the admin panel, which the parents look after.'
export const openAdminPanel = 'Open the admin panel'
export const whoFollows = (babyName: string) => `Who follows ${babyName}’s journey`
export const whoFollowsTheJourney = 'Who follows the journey'
export const followsNoLonger = 'The person you are looking for no longer follows the journey.'
export const roleSince = (role: string, day: string) => `${role} since ${day}`
export const pending = 'Pending'

// The list of members

export const nobodyElseYet = 'Nobody but you yet. People you invite appear here.'
export const countActive = (active: number) => `${active} active`
export const countActiveAndPending = (active: number, pending: number) => `${active} active, ${pending} pending`
export const members = 'Members'
export const showFewer = 'Show fewer'
export const showAllMembers = (count: number) => `Show all ${count} members`

// A member

export const you = 'you'
export const active = 'Active'
export const invitedAs = (email: ReactNode) => <>Invited as {email}</>
/** Follows the role and a dot. */
export const invitedOn = (day: string) => `invited ${day}`
/** Follows the role and a dot. */
export const memberSince = (day: string) => `since ${day}`
export const mailOnItsWay = 'On its way'
export const mailSent = 'Mail sent'
export const mailFailed = (reason: string) => `Mail failed: ${reason}`
export const mailFailedSilently = 'Mail failed: the mail server did not say why'
export const changeRole = 'Change Role'
export const changeRoleOf = (name: string) => `Change Role of ${name}`
export const passwordLink = 'Password link'
export const makePasswordLink = (name: string) => `Make a password link for ${name}`
export const remove = 'Remove'
export const removePerson = (name: string) => `Remove ${name}`

// The dialog that changes a role

export const roleQuestion = (name: ReactNode) => <>What should {name} be able to do?</>
export const ownRoleWarning =
  'This is you. If you change your role, you lose access to the admin panel at once, and your invite codes and invitations stop working.'
export const adminRoleWarning = 'If you change their role, the invite codes and invitations they made stop working.'
export const saving = 'Saving...'
export const saveRole = 'Save role'
export const roleChanged = 'Role changed'
export const newRole = (name: string, role: string) => `${name}: ${role}`
export const roleNotChanged = 'Failed to change role'

// The dialog that removes a member or an invitation

export const takeInvitationBack = 'Take this invitation back?'
export const removeYourselfQuestion = 'Remove yourself?'
export const removeQuestion = (name: string) => `Remove ${name}?`
export const linkStops = (email: ReactNode) => <>The link for {email} stops working at once.</>
export const invitationGoesFirst = (email: ReactNode) => <>This removes the open invitation for {email} first.</>
export const youStay = 'You stay in the journey. Press Remove again to remove yourself.'
export const theyStay = (name: string) => `${name} stays in the journey. Press Remove again to remove them.`
export const youLoseAccess = 'You lose access to this journey at once, and only another admin can bring you back.'
export const theyLoseAccess = (name: string) =>
  `${name} loses access at once, on every device, and no code will let this account back in. What they shared stays.`
export const yourInvitationsStop = 'The invite codes and the invitations that you made stop working too.'
export const theirInvitationsStop = 'The invite codes and the invitations that they made stop working too.'
export const invitationRemoved = 'Invitation removed'
export const accessRemoved = 'User access removed successfully'
export const accessNotRemoved = 'Failed to remove user access'

// The form that invites by email

export const invitesByMail = (days: number) => `They get an email with a link that works once, within ${days} days.`
export const invitesByLink = (days: number) => `You get a link to pass on. It works once, within ${days} days.`
export const email = 'Email'
export const role = 'Role'
/** What each role can do. Admins set what they allow guests and family in the form for section rights. */
export const rolePowers: Readonly<Record<Role, string>> = {
  guest: 'Can see and add what you allow guests',
  family: 'Can see and add what you allow family',
  admin: 'Can do everything: settings, people, and everything that was added',
}
export const inviting = 'Inviting...'
export const invited = 'User invited successfully'
export const mailIsOnItsWay = (email: string) => `The email to ${email} is on its way.`
export const notInvited = 'Failed to invite user'
export const resend = 'Resend'
export const resendTo = (email: string) => `Resend to ${email}`
export const sendAgain = 'Send again'
export const sendAgainTo = (email: string) => `Send again to ${email}`

// The dialog with the link to pass on

export const passThisLinkOn = 'Pass this link on'
export const linkWhileQuiet = (email: ReactNode, days: number) => (
  <>
    While a journey is paused or has ended, Nestling sends no mail about it, so this link is the invitation for {email}.
    It works once, within {days} days.
  </>
)
export const linkWithoutMail = (email: ReactNode, days: number) => (
  <>
    This Nestling sends no mail, so this link is the invitation for {email}. It works once, within {days} days.
  </>
)
export const invitationToPregnancy = 'Your invitation to our pregnancy journey'
export const invitationToJourney = 'Your invitation to our journey'
export const invitationFor = (email: string) => `The invitation for ${email}`
export const shownOnce = 'It is shown only once. If it gets lost, press Resend for a new one.'
export const done = 'Done'

// The list of codes and invitations

export const anyoneCanJoin = 'Anyone with a valid code or link can join your journey. Remove those you no longer need.'
export const guessing = (time: ReactNode) => (
  <>Somebody has been guessing invite codes. Until {time}, each code takes five seconds to check.</>
)
export const makeCode = 'Make an invite code'
export const nobodyCanJoin = 'There are no codes or invitations, so nobody new can join.'
export const codesAndInvitations = 'Codes and invitations'
export const invitation = 'Invitation'
export const usedUp = 'Used up'
/** `uses` is the number of uses and its limit, such as "3/10". */
export const used = (uses: string) => `${uses} used`
export const noExpiry = 'No expiry'
export const expired = 'Expired'
export const expiredOn = (day: string) => `Expired ${day}`
export const validUntil = (day: string) => `Until ${day}`
export const removeTheCode = (code: string) => `Remove the code ${code}`
export const removeTheInvitation = (email: string) => `Remove the invitation for ${email}`
export const codeRemoved = 'Invite code removed'
export const codeNotRemoved = 'Failed to remove invite code'

// What family and guests may see and add

export const rightsLead =
  'Anyone who can add can also comment and react, and anyone who can comment can also see. Admins can do everything everywhere.'
/** The section names that the menu uses. */
export const sections: Readonly<Record<Section, string>> = {
  updates: 'Updates',
  appointments: 'Appointments',
  album: 'Photo Album',
  contacts: 'Contacts',
  wishlist: 'Baby Wishlist',
}
type LimitedRole = Exclude<Role, 'admin'>
export const limitedRoles: Readonly<Record<LimitedRole, string>> = { family: 'Family', guest: 'Guests' }
export const sectionFor: Readonly<Record<LimitedRole, (section: string) => string>> = {
  family: (section) => `${section} for family`,
  guest: (section) => `${section} for guests`,
}
/** The label of a right in the dialog that asks which of two people’s changes to keep. */
export const sectionAndRole = (section: string, role: string) => `${section}, ${role}`
export const grants: Readonly<Record<Grant, string>> = {
  nothing: 'Nothing',
  see: 'See',
  respond: 'Comment',
  add: 'Add',
}
export const saveRights = 'Save who can see what'
export const rightsSaved = 'Settings Updated'
export const rightsNotSaved = 'Update Failed'
export const familyNotLoaded = 'The family could not be loaded.'
export const rightsNotLoaded = 'The rights could not be loaded.'
export const membersNotLoaded = 'The members could not be loaded.'
export const invitationsNotLoaded = 'The codes and invitations could not be loaded.'
export const adminsNotLoaded = 'The admins could not be loaded.'
