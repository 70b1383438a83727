// The page

export const pageTitle = 'Contacts · Nestling'
export const notLoaded = 'Impossible de charger les contacts.'
export const addContact = 'Ajouter un contact'
export const nothingYet = 'Pas encore de contacts'
export const addFirst = 'Ajoute ton médecin, ton hôpital et la personne à appeler la nuit'
export const willAppear = 'Les médecins, hôpitaux et autres contacts utiles de la famille apparaîtront ici'
export const recentlyDeleted = 'Corbeille'

// The large buttons for an emergency

export const inEmergency = 'En cas d’urgence'
export const call = (name: string) => `Appeler ${name}`

// A contact

export const nothingElse = 'Pas encore d’autres détails.'
export const phone = 'Téléphone'
export const email = 'E-mail'
export const address = 'Adresse'
export const notes = 'Notes'
export const openInMaps = 'Voir sur la carte'
export const copyAddress = 'Copier l’adresse'
export const copied = 'Copié'
export const notCopied = 'Impossible de copier'
export const edit = 'Modifier'
export const editContact = (name: string) => `Modifier ${name}`
export const deleteIt = 'Supprimer'
export const deleteContact = (name: string) => `Supprimer ${name}`

// To delete a contact

export const deleteQuestion = (name: string) => `Supprimer ${name}\u202f?`
export const deleteConsequence = (days: number) =>
  `Ce contact disparaît pour toute la famille. Tu peux le rétablir pendant ${days} jours.`
export const deleted = 'Contact supprimé'
export const broughtBack = 'Contact rétabli'
export const notDeleted = 'Impossible de supprimer le contact'

// The form of a contact

export const changeContact = 'Modifier le contact'
export const name = 'Nom'
export const category = 'Catégorie'
export const chooseOne = 'Choisir'
/** A form of address. */
export const title = 'Titre'
export const exampleTitle = 'Dr'
export const specialty = 'Spécialité'
export const primaryHint = 'Affiché en premier dans sa catégorie'
export const emergencyHint = 'Affiché en haut de la page, pour appeler d’un seul geste'
export const adding = 'Ajout…'
export const save = 'Enregistrer'
export const saving = 'Enregistrement…'
export const added = 'Contact ajouté'
export const notAdded = 'Impossible d’ajouter le contact'
export const saved = 'Contact enregistré'
export const notSaved = 'Impossible d’enregistrer le contact'

// Changes that wait for the network

export const waitingChange = 'Contact modifié'
export const waitingDeletion = 'Suppression d’un contact'
