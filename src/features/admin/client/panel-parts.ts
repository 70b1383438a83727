export type PanelPart = { title: string; short: string }

/** The parts of the panel in order, keyed by their anchor in links. */
export const panelParts = {
  settings: { title: 'Pregnancy settings', short: 'Settings' },
  parents: { title: 'The parents', short: 'Parents' },
  state: { title: 'How the journey goes on', short: 'Pause or end' },
  hides: { title: 'What the family sees of the baby', short: 'Hide' },
  invite: { title: 'Invite by email', short: 'Invite' },
  members: { title: 'Members', short: 'Members' },
  rights: { title: 'Who can see and add what', short: 'Rights' },
  invitations: { title: 'Codes and invitations', short: 'Codes and invitations' },
  activity: { title: 'Sign-in activity', short: 'Activity' },
  'second-step': { title: 'Second step for admins', short: 'Second step' },
  download: { title: 'Download everything', short: 'Download' },
  delete: { title: 'Delete the journey', short: 'Delete' },
  health: { title: 'How Nestling is doing', short: 'Health' },
  backup: { title: 'Backups', short: 'Backups' },
} as const satisfies Record<string, PanelPart>
