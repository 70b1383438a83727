// The page

export const pageTitle = 'Admin Panel · Nestling'
export const heading = 'Admin Panel'
export const notLoaded = 'The settings could not be loaded'
export const nothingLost = 'Nothing is lost. Your connection may be down.'
export const onThisPage = 'On this page'
export const saveSettings = 'Save settings'
export const settingsSaved = 'Settings Updated'

// The parts of the page

export const partTitles = {
  settings: 'Pregnancy settings',
  parents: 'The parents',
  state: 'How the journey goes on',
  hides: 'What the family sees of the baby',
  invite: 'Invite by email',
  members: 'Members',
  rights: 'Who can see and add what',
  invitations: 'Codes and invitations',
  activity: 'Sign-in activity',
  'second-step': 'Second step for admins',
  download: 'Download everything',
  delete: 'Delete the journey',
  health: 'How Nestling is doing',
  backup: 'Backups',
}
/** In the list of links to the parts. */
export const shortPartTitles = {
  settings: 'Settings',
  parents: 'Parents',
  state: 'Pause or end',
  hides: 'Hide',
  invite: 'Invite',
  members: 'Members',
  rights: 'Rights',
  invitations: 'Codes and invitations',
  activity: 'Activity',
  'second-step': 'Second step',
  download: 'Download',
  delete: 'Delete',
  health: 'Health',
  backup: 'Backups',
}
