// The page

export const pageTitle = 'Administration · Nestling'
export const heading = 'Administration'
export const notLoaded = 'Impossible de charger les réglages'
export const nothingLost = 'Rien n’est perdu. La connexion est peut-être coupée.'
export const onThisPage = 'Sur cette page'
export const saveSettings = 'Enregistrer'
export const settingsSaved = 'Réglages enregistrés'

// The parts of the page

export const partTitles = {
  settings: 'Réglages de la grossesse',
  parents: 'Les parents',
  state: 'La suite du parcours',
  hides: 'Ce que la famille voit du bébé',
  invite: 'Inviter par e-mail',
  members: 'Membres',
  rights: 'Qui peut voir et ajouter quoi',
  invitations: 'Codes et invitations',
  activity: 'Activité de connexion',
  'second-step': 'Deuxième étape pour les admins',
  download: 'Tout télécharger',
  delete: 'Supprimer le parcours',
  health: 'L’état de Nestling',
  backup: 'Sauvegardes',
}
/** In the list of links to the parts. */
export const shortPartTitles = {
  settings: 'Réglages',
  parents: 'Parents',
  state: 'Pause ou fin',
  hides: 'Masquer',
  invite: 'Inviter',
  members: 'Membres',
  rights: 'Droits',
  invitations: 'Codes et invitations',
  activity: 'Activité',
  'second-step': 'Deuxième étape',
  download: 'Télécharger',
  delete: 'Supprimer',
  health: 'État',
  backup: 'Sauvegardes',
}
