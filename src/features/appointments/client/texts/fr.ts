import type { AppointmentStatus } from '../../rules.ts'

// The next appointments, on the home page

export const upcomingAppointments = 'Rendez-vous à venir'
export const notLoaded = 'Impossible de charger les rendez-vous.'
export const viewAll = 'Tout voir'
export const today = 'Aujourd’hui'
export const tomorrow = 'Demain'
/** Two days or more. */
export const inDays = (count: number) => `Dans ${count} jours`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'Confirmé',
  pending: 'En attente',
  completed: 'Passé',
  cancelled: 'Annulé',
}
export const nothingYet = 'Aucun rendez-vous prévu'
export const addFirst = 'Ajoute ta première consultation prénatale'
export const willAppear = 'Les rendez-vous prévus apparaîtront ici'

// The page

export const pageTitle = 'Rendez-vous · Nestling'
export const pageNotLoaded = 'Impossible de charger les rendez-vous'
export const notLoadedWhy = 'Rien n’est perdu. Ta connexion est peut-être coupée.'
export const addNew = 'Ajouter un rendez-vous'

// The lists

export const allAppointments = 'Tous les rendez-vous'
export const zoneNote = (city: string) => `Les heures sont celles du lieu où vit la famille\u00a0: ${city}.`
export const upcoming = 'À venir'
export const nothingUpcoming = 'Rien à venir.'
export const showLater = 'Afficher les suivants'
export const past = 'Passés'
export const showEarlier = 'Afficher les précédents'
export const moreOnUsualPage = 'Il y en a d’autres sur la page habituelle.'

// An appointment

export const onYourClock = (time: string) => `${time} à ta montre`
/** Stands before the name or the place. */
export const doctorLabel = 'Médecin ou sage-femme\u00a0:'
export const locationLabel = 'Lieu\u00a0:'
export const change = (title: string) => `Modifier ${title}`
export const edit = 'Modifier'
export const editIt = (title: string) => `Modifier ${title}`
export const remove = 'Supprimer'
export const removeIt = (title: string) => `Supprimer ${title}`

// An appointment that a link opens

export const oneNotLoaded = 'Impossible de charger le rendez-vous.'
export const oneGone = 'Ce rendez-vous n’est plus ici'

// To change the status

export const statusActions: Record<AppointmentStatus, { act: string; actOn: (title: string) => string; done: string }> =
  {
    confirmed: {
      act: 'Marquer comme confirmé',
      actOn: (title) => `Marquer comme confirmé\u00a0: ${title}`,
      done: 'Rendez-vous confirmé',
    },
    pending: {
      act: 'Marquer comme en attente',
      actOn: (title) => `Marquer comme en attente\u00a0: ${title}`,
      done: 'Rendez-vous en attente',
    },
    completed: {
      act: 'Marquer comme passé',
      actOn: (title) => `Marquer comme passé\u00a0: ${title}`,
      done: 'Rendez-vous passé',
    },
    cancelled: {
      act: 'Annuler le rendez-vous',
      actOn: (title) => `Annuler le rendez-vous\u00a0: ${title}`,
      done: 'Rendez-vous annulé',
    },
  }
export const statusNotChanged = 'Rendez-vous non modifié'

// To delete an appointment

export const deleteQuestion = (title: string) => `Supprimer ${title}\u202f?`
export const deleteConsequence =
  'Le rendez-vous disparaît de la liste et de tous les agendas abonnés. Tu peux revenir en arrière juste après.'
export const deleted = 'Rendez-vous supprimé'
export const broughtBack = 'Rendez-vous rétabli'
export const notDeleted = 'Rendez-vous non supprimé'

// The form of an appointment

export const editAppointment = 'Modifier le rendez-vous'
export const title = 'Titre'
export const exampleTitle = 'Consultation avec la sage-femme'
export const date = 'Date'
export const time = 'Heure'
export const invalidTime = 'Cette heure n’existe pas'
export const zoneHint = (city: string) => `Heure locale\u00a0: ${city}`
export const skippedTime = (time: string) =>
  `Cette nuit-là, on change d’heure, et cette heure est sautée. L’heure enregistrée sera ${time}.`
export const whichTime = 'Cette nuit-là, on change d’heure, et cette heure existe deux fois. Laquelle est-ce\u202f?'
export const firstTime = 'La première'
export const secondTime = 'La deuxième'
export const doctor = 'Médecin ou sage-femme'
export const location = 'Lieu'
export const description = 'Description'
export const notes = 'Notes'
export const status = 'Statut'
export const dateAndTime = 'Date et heure'
export const add = 'Ajouter le rendez-vous'
export const adding = 'Ajout…'
export const added = 'C’est fait'
export const addedWell = 'Le rendez-vous a été ajouté.'
export const notAdded = 'Erreur'
export const notAddedWhy = 'Impossible d’ajouter le rendez-vous. Réessaie.'
export const save = 'Enregistrer'
export const saving = 'Enregistrement…'
export const saved = 'Rendez-vous enregistré'
export const notSaved = 'Rendez-vous non enregistré'

// The calendar address

export const feedTitle = 'Ajouter à ton agenda'
export const feedOffer = 'L’agenda de ton téléphone peut afficher ces rendez-vous et les tenir à jour tout seul.'
export const addressNotLoaded = 'Impossible de charger ton adresse d’agenda.'
export const makeAddress = 'Créer mon adresse d’agenda'
export const addressNotMade = 'Impossible de créer l’adresse'
export const addressMade = (day: string) => `Tu as créé une adresse le ${day}.`
export const neverRead = 'Aucun agenda ne l’a encore lue.'
/** `when` is such as "il y a 3 heures". */
export const lastRead = (when: string) => `Dernière lecture par un agenda\u00a0: ${when}.`
export const shownOnce = 'Elle n’a été affichée qu’une fois. Si tu en as de nouveau besoin, crées-en une autre.'
export const reminders = { done: 'Rappels enregistrés', failed: 'Rappels non enregistrés' }
export const remindMe = 'Me rappeler chaque rendez-vous un jour avant, puis deux heures avant'
export const remindMeHint =
  'Ces rappels s’ajoutent à ceux de Nestling, que tu choisis dans ton compte. Un changement apparaît quand ton agenda s’actualise. Google Agenda ne montre que ses propres rappels.'

// A new calendar address

export const openInCalendar = 'Ouvrir dans mon agenda'
export const orCopy =
  'Ou copie l’adresse et choisis «\u00a0Ajouter un agenda à partir de l’adresse\u00a0» ou «\u00a0S’abonner\u00a0» dans ton application d’agenda\u00a0:'
export const address = 'Adresse d’agenda'
export const addressCode = 'QR code de ton adresse d’agenda'
export const addressNote =
  'Elle n’est affichée qu’une fois. Toute personne qui l’a peut lire les rendez-vous, alors garde-la pour toi.'

// To replace or stop the calendar address

export const makeNewAddress = 'Créer une autre adresse'
export const newAddressQuestion = 'Créer une autre adresse\u202f?'
export const newAddressConsequence =
  'Ton adresse actuelle cesse tout de suite de fonctionner, dans tous les agendas qui l’utilisent.'
export const makeNewOne = 'En créer une autre'
export const stopAddress = 'La désactiver'
export const stopAddressQuestion = 'Désactiver ton adresse d’agenda\u202f?'
export const stopAddressConsequence =
  'Les agendas qui l’utilisent ne reçoivent alors plus rien de nouveau. Les rendez-vous restent ici.'
export const addressStopped = 'Adresse d’agenda désactivée'
export const addressNotStopped = 'Impossible de désactiver l’adresse'

// Changes that wait for the network

export const waitingChange = 'Rendez-vous modifié'
export const waitingDeletion = 'Suppression d’un rendez-vous'
