import type { ReactNode } from 'react'
import { plural } from '#language/texts/de.ts'

/** Marks up a text such as “vor 2 Stunden” as a time. */
type Time = (text: string) => ReactNode

// The health of the installation

export const disk = (usedPercent: number, free: string) =>
  `Die Festplatte ist zu ${usedPercent}\u00a0% voll, ${free} sind noch frei.`
/** What too little free space means. Each key is what people can still do. */
export const consequences = {
  everything: 'Bitte schaffe etwas Platz.',
  'no-files': 'Fotos können erst hinzugefügt werden, wenn wieder Platz ist.',
  deleting: 'Bis wieder Platz ist, sind nur Anmelden, Lesen und Löschen möglich.',
}
export const lastSeen = (ago: string, time: Time) => <>Zuletzt {time(ago)} aufgetreten.</>

// The examination

export const examine = 'Alles prüfen'
export const examining = 'Wird geprüft...'
export const notExamined = 'Es wurde nichts geprüft'
export const findings = 'Ergebnisse'
export const verdicts = { good: 'Gut', advice: 'Hinweis', fault: 'Fehler' }

// The backups

export const lastBackup = (ago: string, time: Time, size: string) => (
  <>
    Alles wurde zuletzt {time(ago)} gesichert: {size}.
  </>
)
export const noBackup = 'Es gibt noch keine Sicherung. Nestling macht jede Nacht eine.'
export const backupFailed = (ago: string, time: Time) => <>Die Sicherung {time(ago)} ist fehlgeschlagen.</>
export const incompletePhotos = (count: number) =>
  plural(
    count,
    '1 Fotodatei fehlt oder ist beschädigt, deshalb ist sie nicht in der Sicherung.',
    `${count} Fotodateien fehlen oder sind beschädigt, deshalb sind sie nicht in der Sicherung.`,
  )
export const faultyFiles = (count: number) =>
  plural(
    count,
    '1 gespeicherte Fotodatei fehlt oder ist beschädigt. Der Befehl „npm run nestling -- verify“ sagt, welche das ist und in welcher Sicherung noch eine Kopie liegt.',
    `${count} gespeicherte Fotodateien fehlen oder sind beschädigt. Der Befehl „npm run nestling -- verify“ sagt, welche das sind und in welcher Sicherung noch eine Kopie liegt.`,
  )
export const beingChecked =
  'Diese Daten sind eine Kopie eines anderen Datenordners. Nestling prüft ihre Indizes und Fotos, was Minuten dauern kann.'
export const unknownFiles = (count: number) =>
  plural(
    count,
    '1 Fotodatei gehört zu nichts in Nestling. Solche Dateien werden in den Ordner „unknown“ neben den Fotos verschoben und bleiben dort.',
    `${count} Fotodateien gehören zu nichts in Nestling. Solche Dateien werden in den Ordner „unknown“ neben den Fotos verschoben und bleiben dort.`,
  )
export const eachNight =
  'Nestling sichert jede Nacht die Daten und Fotos aller Reisen und prüft einige der gespeicherten Fotos.'
export const backUp = 'Jetzt sichern'
export const backingUp = 'Wird gesichert...'
export const notRequested = 'Es wurde keine Sicherung angefordert'
export const backupNotLoaded = 'Die letzte Sicherung konnte nicht geladen werden.'
export const stateNotLoaded = 'Der Zustand von Nestling konnte nicht geladen werden.'
