import type { ReactNode } from 'react'
import { de } from '#language/texts/fr.ts'
import type { codeDefaults } from '../../../rules.ts'

// The page with the invite codes

export const page = 'Partager le parcours · Nestling'
export const title = 'Partager le parcours'
export const back = 'Retour'
export const lead = (babyName: string) =>
  `Crée un code et transmets son lien. Toute personne qui ouvre le lien peut rejoindre le parcours ${de(babyName)}.`
export const leadWithoutName =
  'Crée un code et transmets son lien. Toute personne qui ouvre le lien peut rejoindre le parcours de ton bébé.'
export const nothingYet = 'Pas encore de code d’invitation'
export const createOne = 'Crée un code, et envoie son lien à la famille et aux proches.'
export const codes = 'Codes d’invitation'
export const removalStopsLink =
  'Si tu retires un code, son lien cesse tout de suite de fonctionner. Les personnes venues avec ce code restent.'

// The buttons that make a code

export const create = 'Créer un code'
export const creating = 'Création…'
export const chooseSettings = 'Choisir le rôle, le nombre et la durée'
/** What a code can do if its maker chooses no settings. The key is the role that it gives. */
export const byDefault: Readonly<Record<typeof codeDefaults.role, (people: number) => string>> = {
  family: (people) =>
    `Par défaut, un code laisse entrer ${people} personnes au plus, avec le rôle famille, et reste valable jusqu’à ce que tu le retires.`,
}
export const created = 'Nouveau code d’invitation créé !'
export const notCreated = 'Impossible de créer le code d’invitation'

// The form for a code with other settings

export const newCode = 'Nouveau code d’invitation'
export const whoJoins = 'Pour qui'
export const howManyPeople = 'Nombre de personnes'
export const noLimit = 'Sans limite'
export const daysUntilExpiry = 'Validité, en jours'
export const daysHint = (most: number) => `De 1 à ${most}. Laisse vide pour ne pas fixer de date limite`

// A code

export const remove = (code: string) => `Retirer ${code}`
export const itsLinkStops = 'Son lien ne fonctionne plus'
export const forGuests = 'Pour les personnes invitées'
export const forFamily = 'Pour la famille'
export const createdAgo = (ago: string, time: (text: string) => ReactNode) => <>Créé {time(ago)}</>
export const passOn = (code: string) => `Transmettre ${code}`
export const followJourney = (babyName: string) => `Viens suivre le parcours ${de(babyName)}`
export const followYourBaby = 'Viens suivre le parcours du bébé'
export const qrCode = (code: string) => `QR code du lien avec le code ${code}`
export const codesNotLoaded = 'Impossible de charger les codes.'
