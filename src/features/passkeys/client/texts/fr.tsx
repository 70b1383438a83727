import type { ReactNode } from 'react'

// The sign-in page

export const signIn = 'Utiliser une clé d’accès'
export const signingIn = 'Connexion…'
export const notSignedIn = 'Connexion impossible'

// Where passkeys cannot be used

export const addressNeeded =
  'Les clés d’accès nécessitent une adresse https avec un nom de domaine. Ce Nestling n’en a pas. La personne qui le gère peut en configurer une.'
export const onlyAt = (origin: string) =>
  `Les clés d’accès fonctionnent seulement si tu ouvres Nestling à l’adresse ${origin}.`
export const browserCannot = 'Ce navigateur ne prend pas en charge les clés d’accès.'

// The list

export const passkeys = 'Clés d’accès'
export const whatPasskeysAre =
  'Connecte-toi avec ton empreinte digitale, ton visage ou le code de ton appareil à la place d’un mot de passe. Personne ne peut deviner une clé d’accès, ni la voler avec une fausse page.'
export const addedOn = (day: string) => `Ajoutée le ${day}`
export const notUsedYet = 'Pas encore utilisée'
/** `time` is such as "il y a 3 heures". */
export const lastUsed = (time: string) => `Dernière utilisation : ${time}`
export const rename = 'Renommer'
export const renamePasskey = (name: string) => `Renommer ${name}`
export const remove = 'Retirer'
export const removePasskey = (name: string) => `Retirer ${name}`
export const addPasskey = 'Ajouter une clé d’accès'

// Adding one

export const whyPassword =
  'Pour vérifier que c’est toi. Ton appareil te demande ensuite ton empreinte, ton visage ou ton code.'
export const goOn = 'Continuer'
export const adding = 'Ajout…'
export const added = 'Clé d’accès ajoutée'
export const notAdded = 'Clé d’accès non ajoutée'
export const alreadyHere = 'Cet appareil a déjà une de tes clés d’accès.'
export const browserFailed = 'Ton navigateur n’a pas pu créer de clé d’accès. Réessaie.'

// Renaming and removing one

export const renameHeading = 'Renommer cette clé d’accès'
export const name = 'Nom'
export const nameHint = 'Par exemple l’appareil qui la contient'
export const saveName = 'Enregistrer'
export const savingName = 'Enregistrement…'
export const nameNotSaved = 'Nom non enregistré'
export const removeQuestion = 'Retirer cette clé d’accès ?'
export const whatRemovingDoes = (name: ReactNode) => (
  <>
    {name} ne te permettra plus de te connecter. Ton appareil peut encore proposer cette clé d’accès jusqu’à ce que tu
    la supprimes aussi sur l’appareil.
  </>
)
export const removed = 'Clé d’accès retirée'
export const notRemoved = 'Clé d’accès non retirée'
export const passkeysNotLoaded = 'Impossible de charger tes clés d’accès.'
