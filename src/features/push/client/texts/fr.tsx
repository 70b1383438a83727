import type { ReactNode } from 'react'

// Whether this browser gets notifications

export const unsupported = 'Ce navigateur ne peut pas afficher les notifications de Nestling.'
export const denied = 'Ce navigateur n’autorise pas les notifications de Nestling. Tu peux changer cela :'
export const off = 'Nestling peut te prévenir sur cet appareil quand il y a du nouveau.'
export const turnOn = 'Activer les notifications'
export const turningOn = 'Activation…'
export const stillOff = 'Notifications toujours désactivées'
export const notAllowed = 'Le navigateur ne les a pas autorisées.'
export const cannotSubscribe = 'Ton navigateur n’a pas pu activer les notifications. Réessaie plus tard.'
export const on = (strong: (text: string) => ReactNode) => (
  <>{strong('Activées.')} Cet appareil te prévient quand il y a du nouveau.</>
)
export const sendTest = 'Envoyer un test'
export const testSent = 'Test envoyé'
export const arrivesSoon = 'Il arrive dans quelques secondes.'
export const testNotSent = 'Test non envoyé'
export const turnOff = 'Désactiver'
export const stillOn = 'Notifications toujours activées'
export const privacy =
  'Les notifications passent par un service de l’éditeur de ton navigateur. Elles sont chiffrées, donc seul cet appareil peut les lire.'

// Where people allow notifications again, with the words of the systems and browsers

export const allowOnAppleMobile =
  'Ouvre Réglages, puis Notifications, puis Nestling, et active « Autoriser les notifications ».'
export const allowInAndroidApp =
  'Appuie longuement sur l’icône de Nestling, touche « Infos sur l’appli », puis Notifications, et autorise-les.'
export const allowOnAndroid =
  'Touche l’icône à gauche de l’adresse, puis Autorisations, puis Notifications, et autorise-les.'
export const allowInFirefox =
  'Clique sur l’icône à gauche de l’adresse, et supprime « Bloqué » à côté de « Envoyer des notifications ».'
export const allowInSafari =
  'Dans le menu Safari, ouvre Réglages, puis Sites web, puis Notifications, et choisis « Autoriser » pour Nestling.'
export const allowElsewhere = 'Clique sur l’icône à gauche de l’adresse, et active les notifications.'

// How to put Nestling on the home screen of an iPhone or iPad, with the words of iOS

export const installFirst =
  'Un iPhone ou un iPad n’autorise les notifications que pour les applications de son écran d’accueil. Il faut trois étapes :'
export const tapShare = (strong: (text: string) => ReactNode) => <>Touche {strong('Partager')}</>
export const tapAdd = (strong: (text: string) => ReactNode) => <>Touche {strong('Sur l’écran d’accueil')}</>
export const openFromThere = (strong: (text: string) => ReactNode) => (
  <>Ouvre Nestling {strong('depuis cet écran')}, et reviens à cette page</>
)

// The person's other devices

export const otherDevices = 'Tes autres appareils'
export const devices = 'Appareils avec notifications'
export const since = (day: string) => `Depuis le ${day}`
export const remove = 'Retirer'
export const removeDevice = (device: string) => `Retirer ${device}`
export const removed = 'Notifications désactivées'
export const notRemoved = 'Appareil non retiré'
export const notificationsNotLoaded = 'Impossible de charger tes notifications.'
