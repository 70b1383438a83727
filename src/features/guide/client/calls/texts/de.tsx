import type { ReactNode } from 'react'
import { plural } from '#language/texts/de.ts'

type Link = (text: string) => ReactNode

// The box

export const title = 'Wann du anrufen solltest'
export const titleInPregnancy = 'Wann du anrufen solltest'
export const todayAt = (age: string) => `Heute: ${age}`
export const noDueDate = 'Für alle Wochen, weil es noch keinen Geburtstermin gibt'
export const undated = {
  pregnancy: 'Für alle Wochen, weil nichts gezählt wird, solange die Reise pausiert ist',
  'after-birth': 'Für die Mutter, im Jahr nach einer Geburt',
  'after-loss': 'Nach einem Verlust, solange du es brauchst',
}
export const ifInDoubt = 'Im Zweifel: Ruf an. Es ist in Ordnung, wenn es am Ende nichts Schlimmes ist.'
export const showLess = 'Weniger anzeigen'
export const showAll = (count: number) => `Alle ${count} anzeigen`

// Degrees of urgency

export const emergency = (number: string) => `Notfall: Ruf ${number} an`
export const emergencyWithoutNumber = 'Notfall: Ruf den Rettungsdienst'
export const callNow = {
  uk: 'Ruf jetzt deine Hebamme oder Geburtsklinik an',
  us: 'Ruf jetzt deine Praxis oder Hebamme an',
  de: 'Ruf jetzt deine Hebamme, Praxis oder Geburtsklinik an',
  es: 'Ruf jetzt deine Klinik oder Hebamme an, oder fahr in die Notaufnahme',
  fr: 'Ruf jetzt deine Geburtsklinik oder Hebamme an',
  other: 'Ruf jetzt deine Hebamme, Praxis oder Klinik an',
}
export const callToday = 'Ruf dort heute an'
/** The days on which a sign is a reason to call. The sign follows. */
export const onDays = (days: string) => `${days}:`
/** "Kopfschmerzen · Verschwommenes Sehen · und 12 weitere" */
export const moreSigns = (signs: ReactNode, more: number) => (
  <>
    {signs} · und {plural(more, '1 weiteres', `${more} weitere`)}
  </>
)

// Buttons. The longer texts are for screen readers

/** `whom` is a number or a name. */
export const call = (whom: string) => `${whom} anrufen`
export const callAmbulance = (number: string) => `${number} anrufen, Rettungsdienst`
export const callAmbulanceIn = (number: string, place: string) => `${number} anrufen, Rettungsdienst: ${place}`
export const callHelpline = (number: string, name: string) => `${number} anrufen, ${name}`

// The ambulance

export const noCountry =
  'Es ist kein Land festgelegt, darum wird keine Nummer angezeigt. Ruf die örtliche Notrufnummer an.'
export const numberNotLoaded = (country: string) =>
  `Die Nummer konnte nicht geladen werden. Ruf die Notrufnummer deines Landes an: ${country}.`
export const numberOf = (country: string) => `Land: ${country}.`
export const noCheckedNumber = (country: string) =>
  `Für dieses Land gibt es hier keine geprüfte Nummer: ${country}. Ruf die örtliche Notrufnummer an.`
export const setCountry = 'Land festlegen'
export const change = 'Ändern'
export const changeCountry = 'Land ändern'
export const inOtherCountry = (country: string) => `Du scheinst in einem anderen Land zu sein: ${country}.`
export const noNumberThere = 'Für dieses Land gibt es hier keine Nummer. Ruf die örtliche Notrufnummer an.'
export const sameNumberThere = (number: string) => `Die Nummer ist auch dort ${number}.`

// The family’s numbers and advice lines

export const addOwnNumber = (link: Link) => (
  <>{link('Füge die Nummer deiner Hebamme oder Geburtsklinik hinzu')}, dann kannst du sie von hier anrufen.</>
)
/** The number follows. */
export const ifNobodyAnswers = (helpline: string) => `Wenn sich niemand meldet: ${helpline}`
export const ifNobodyAnswersWithNote = (helpline: string, note: string) =>
  `Wenn sich niemand meldet: ${helpline}, ${note}`

// Helplines

export const talk = 'Mit jemandem sprechen'
export const forMind = 'Wenn du dich niedergeschlagen fühlst oder deine Gedanken dir Angst machen'
export const againstViolence = 'Wenn jemand zu Hause dir wehtut, dich bedroht oder dir Angst macht'
export const traces =
  'Diese Seite bleibt im Verlauf deines Browsers, und Anrufe bleiben in der Anrufliste deines Telefons. Wenn dort jemand nachsehen könnte, lösche diese Einträge, oder nimm das Telefon einer Person, der du vertraust. Wenn du jetzt in Gefahr bist, ruf die Polizei.'
export const noHelpline =
  'Für dein Land gibt es hier kein geprüftes Hilfetelefon. Du kannst vertraulich mit deiner Hebamme oder Praxis sprechen.'
