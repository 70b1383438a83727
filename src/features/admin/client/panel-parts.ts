/** The parts of the panel in order. Each name is the part’s anchor in links. */
export const panelParts = [
  'settings',
  'parents',
  'state',
  'hides',
  'invite',
  'members',
  'rights',
  'invitations',
  'activity',
  'second-step',
  'download',
  'delete',
  'health',
  'backup',
] as const
export type PanelPart = (typeof panelParts)[number]
