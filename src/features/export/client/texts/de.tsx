import type { ReactNode } from 'react'

export const contents =
  'Alles aus dieser Reise in einer Datei: Beiträge, Fotos, Termine, Kontakte, Wunschliste und Wachstum. Jeder Browser kann sie ohne Nestling öffnen, und sie enthält ein Erinnerungsbuch zum Drucken.'
export const beingPrepared = 'Der Download wird vorbereitet. Du kannst diese Seite verlassen und wiederkommen.'
export const notPrepared = 'Der Download konnte nicht vorbereitet werden.'
/** `ago` is such as “vor 2 Stunden”, and `time` marks it up as a time. */
export const prepared = (ago: string, time: (text: string) => ReactNode) => (
  <>Der Download wurde {time(ago)} vorbereitet. Die Datei wird einen Tag später gelöscht.</>
)
export const incomplete =
  'Einige Fotodateien fehlten oder waren beschädigt. Auf der ersten Seite des Downloads steht, welche.'
export const download = (size: string) => `Alles herunterladen, ${size}`
export const prepare = 'Download vorbereiten'
export const prepareAgain = 'Neu vorbereiten'
export const preparing = 'Wird vorbereitet...'
export const notRequested = 'Der Download konnte nicht angefordert werden'
export const whoCanRead =
  'Wer die Datei hat, kann sie lesen. Gelöschtes ist nicht enthalten. Solange ihr euch überraschen lassen möchtet, zeigen die Seiten im Download nicht, wer was schenkt. In der Datei journey.json, die auch im Download ist, steht es aber.'
export const downloadNotLoaded = 'Der Download konnte nicht geladen werden.'
