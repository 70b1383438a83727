import type { ReactNode } from 'react'

// Whether this browser gets notifications

export const unsupported = 'Dieser Browser kann keine Benachrichtigungen von Nestling anzeigen.'
export const denied = 'Dieser Browser erlaubt keine Benachrichtigungen von Nestling. Das kannst du ändern:'
export const off = 'Nestling kann dir auf diesem Gerät Bescheid geben, wenn es etwas Neues gibt.'
export const turnOn = 'Benachrichtigungen einschalten'
export const turningOn = 'Wird eingeschaltet...'
export const stillOff = 'Benachrichtigungen sind noch aus'
export const notAllowed = 'Der Browser hat sie nicht erlaubt.'
export const cannotSubscribe =
  'Dein Browser konnte Benachrichtigungen nicht einschalten. Bitte versuche es später noch einmal.'
export const on = (strong: (text: string) => ReactNode) => (
  <>{strong('Eingeschaltet.')} Dieses Gerät gibt dir Bescheid, wenn es etwas Neues gibt.</>
)
export const sendTest = 'Test senden'
export const testSent = 'Test gesendet'
export const arrivesSoon = 'Er kommt in ein paar Sekunden an.'
export const testNotSent = 'Test nicht gesendet'
export const turnOff = 'Ausschalten'
export const stillOn = 'Benachrichtigungen sind noch an'
export const privacy =
  'Benachrichtigungen laufen über einen Dienst der Firma, von der dein Browser kommt. Sie sind verschlüsselt, sodass nur dieses Gerät sie lesen kann.'

// Where people allow notifications again, with the words of the systems and browsers

export const allowOnAppleMobile =
  'Öffne „Einstellungen“, dann „Mitteilungen“, dann „Nestling“, und schalte „Mitteilungen erlauben“ ein.'
export const allowInAndroidApp =
  'Halte das Nestling-Symbol gedrückt, tippe auf „App-Info“, dann auf „Benachrichtigungen“, und erlaube sie.'
export const allowOnAndroid =
  'Tippe auf das Symbol links neben der Adresse, dann auf „Berechtigungen“, dann auf „Benachrichtigungen“, und erlaube sie.'
export const allowInFirefox =
  'Klicke auf das Symbol links neben der Adresse, und entferne „Blockiert“ neben „Benachrichtigungen senden“.'
export const allowInSafari =
  'Öffne im Menü „Safari“ die „Einstellungen“, dann „Websites“, dann „Mitteilungen“, und wähle für Nestling „Erlauben“.'
export const allowElsewhere = 'Klicke auf das Symbol links neben der Adresse, und schalte „Benachrichtigungen“ ein.'

// How to put Nestling on the home screen of an iPhone or iPad, with the words of iOS

export const installFirst =
  'Ein iPhone oder iPad erlaubt Benachrichtigungen nur für Apps auf dem Home-Bildschirm. Es geht in drei Schritten:'
export const tapShare = (strong: (text: string) => ReactNode) => <>Tippe auf {strong('Teilen')}</>
export const tapAdd = (strong: (text: string) => ReactNode) => <>Tippe auf {strong('Zum Home-Bildschirm')}</>
export const openFromThere = (strong: (text: string) => ReactNode) => (
  <>Öffne Nestling {strong('von dort')}, und komm auf diese Seite zurück</>
)

// The person's other devices

export const otherDevices = 'Deine anderen Geräte'
export const devices = 'Geräte mit Benachrichtigungen'
export const since = (day: string) => `Seit ${day}`
export const remove = 'Entfernen'
export const removeDevice = (device: string) => `${device} entfernen`
export const removed = 'Keine Benachrichtigungen mehr'
export const notRemoved = 'Gerät nicht entfernt'
export const notificationsNotLoaded = 'Deine Benachrichtigungen konnten nicht geladen werden.'
