import type { ReactNode } from 'react'
import type { codeDefaults } from '../../../rules.ts'

// The page with the invite codes

export const page = 'Reise teilen · Nestling'
export const title = 'Reise teilen'
export const back = 'Zurück'
export const lead = (babyName: string) =>
  `Erstelle einen Code, und gib seinen Link weiter. Alle, die den Link öffnen, können bei der Reise von ${babyName} mitmachen.`
export const leadWithoutName =
  'Erstelle einen Code, und gib seinen Link weiter. Alle, die den Link öffnen, können bei der Reise deines Babys mitmachen.'
export const nothingYet = 'Noch keine Einladungscodes'
export const createOne = 'Erstelle einen, und sende seinen Link an Familie und Freundeskreis.'
export const codes = 'Einladungscodes'
export const removalStopsLink =
  'Wenn du einen Code entfernst, funktioniert sein Link sofort nicht mehr. Wer damit dazugekommen ist, bleibt dabei.'

// The buttons that make a code

export const create = 'Einladungscode erstellen'
export const creating = 'Wird erstellt...'
export const chooseSettings = 'Rolle, Anzahl und Ablauf wählen'
/** What a code can do if its maker chooses no settings. The key is the role that it gives. */
export const byDefault: Readonly<Record<typeof codeDefaults.role, (people: number) => string>> = {
  family: (people) =>
    `Ohne weitere Angaben lässt ein Code bis zu ${people} Personen als Familie herein, bis du ihn entfernst.`,
}
export const created = 'Neuer Einladungscode erstellt!'
export const notCreated = 'Einladungscode nicht erstellt'

// The form for a code with other settings

export const newCode = 'Neuer Einladungscode'
export const whoJoins = 'Wer damit mitmacht'
export const howManyPeople = 'Wie viele Personen'
export const noLimit = 'Unbegrenzt'
export const daysUntilExpiry = 'Tage bis zum Ablauf'
export const daysHint = (most: number) => `1 bis ${most}, oder leer, wenn der Code nicht ablaufen soll`

// A code

export const remove = (code: string) => `${code} entfernen`
export const itsLinkStops = 'Der Link funktioniert dann nicht mehr'
export const forGuests = 'Für Gäste'
export const forFamily = 'Für die Familie'
export const createdAgo = (ago: string, time: (text: string) => ReactNode) => <>Erstellt: {time(ago)}</>
export const passOn = (code: string) => `${code} weitergeben`
export const followJourney = (babyName: string) => `Sei bei der Reise von ${babyName} dabei`
export const followYourBaby = 'Sei bei der Reise dabei'
export const qrCode = (code: string) => `QR-Code des Links mit dem Code ${code}`
export const codesNotLoaded = 'Die Codes konnten nicht geladen werden.'
