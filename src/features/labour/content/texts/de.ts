/** When to call about contractions and movements. `advice.ts` has the sources of each text. */

// When doctors and midwives of a region commonly ask for a call

export const ruleInTheUk =
  'Im Vereinigten Königreich kannst du anrufen, sobald du glaubst, dass die Geburt begonnen hat. Geburtskliniken bitten oft um einen Anruf, wenn die Wehen alle 5 Minuten oder häufiger kommen.'
export const ruleInTheUs =
  'In den USA bitten die meisten Praxen und Hebammen um einen Anruf, wenn die Wehen eine Stunde lang alle 5 Minuten gekommen sind und jeweils eine Minute gedauert haben.'
export const ruleInGermany =
  'In Deutschland gibt es keine einheitliche Regel. Verbreitet ist: anrufen oder losfahren, wenn die Wehen eine Stunde lang alle 5 bis 10 Minuten gekommen sind. Du kannst zu jeder Uhrzeit im Kreißsaal anrufen, und auch bei einer Hebamme, die für deine Geburt Rufbereitschaft hat.'
export const ruleInSpain =
  'Kliniken in Spanien haben verschiedene Regeln. Verbreitet ist: kommen, wenn starke, regelmäßige Wehen eine Stunde lang alle 5 Minuten gekommen sind.'
export const ruleInFrance =
  'In Frankreich bitten Geburtskliniken oft, zu kommen, wenn schmerzhafte Wehen zwei Stunden lang alle 5 Minuten gekommen sind. Wenn du schon einmal geboren hast, bitten sie dich, schon nach einer Stunde zu kommen. Du kannst jederzeit vorher anrufen.'
export const ruleElsewhere =
  'Eine verbreitete Regel: anrufen, wenn die Wehen eine Stunde lang alle 5 Minuten gekommen sind und jeweils eine Minute gedauert haben. Worum Teams in deinem Land bitten, ist hier nicht bekannt.'
export const callSooner =
  'Ruf früher an, wenn es nicht dein erstes Baby ist, wenn du einen weiten Weg hast oder wenn du unsicher bist. Was dein eigenes Team sagt, geht vor.'

// What to call about at once, whatever the timer shows

export const waters =
  'Deine Fruchtblase platzt, oder du glaubst es. Wenn das Fruchtwasser grün, braun oder blutig ist oder schlecht riecht, fahr sofort hin.'
export const bleeding = 'Du blutest.'
export const movesLess = 'Dein Baby bewegt sich weniger als sonst, oder anders.'
export const beforeTerm = 'Du bist noch vor SSW 37+0.'
export const longOrOften =
  'Eine Wehe dauert länger als zwei Minuten, oder innerhalb von zehn Minuten kommen sechs oder mehr.'
export const illOrInPain = 'Du fühlst dich krank oder hast Schmerzen, die zwischen den Wehen nicht vergehen.'
export const worried = 'Du machst dir Sorgen, aus welchem Grund auch immer.'

// When to call an ambulance

export const callAmbulance =
  'Du siehst oder spürst die Nabelschnur, du musst pressen, das Baby kommt, oder du blutest stark.'

// Movements

export const countInTheUs =
  'In den USA ist ab SSW 28+0 eine tägliche Zählung üblich: Zähl die Bewegungen bis 10, und zwar zu einer Zeit, zu der dein Baby meist aktiv ist. Wenn du innerhalb von 2 Stunden nicht 10 spürst, ruf jetzt an.'
export const anyChange =
  'Jede Abweichung vom Muster, das du kennst, ist ein Grund anzurufen, egal was eine Zählung sagt.'
export const noSetNumber =
  'Es gibt keine feste Zahl von Bewegungen. Lerne das Muster deines eigenen Babys kennen. Wenn es sich ändert, ruf sofort an, zu jeder Uhrzeit und jedes Mal.'
export const notSlower =
  'Babys bewegen sich nicht weniger, wenn die Geburt näher rückt, und auch nicht unter der Geburt.'
export const beforeMovements =
  'Die meisten spüren die ersten Bewegungen zwischen SSW 16+0 und SSW 24+0. Ruf an, wenn du bis SSW 24+0 keine gespürt hast oder wenn die gewohnten Bewegungen deines Babys weniger werden oder sich ändern.'
export const noDoppler =
  'Keine App und kein Doppler für zu Hause kann erkennen, ob es einem Baby gut geht, und diese Seite kann es auch nicht. Nichts davon ersetzt einen Anruf.'
export const callAboutMovements =
  'Ruf jetzt an. Warte nicht bis zum nächsten Tag, und warte nicht ab, ob es besser wird.'

/** The sources, as the guide's `sources.json` names them. */
export const sourceTitles = {
  BSW: 'MetroHealth, Anzeichen der Geburt',
  CDC: 'CDC Hear Her / AIM, dringende Warnzeichen bei Müttern (wie von Gesundheitsbehörden der Bundesstaaten veröffentlicht)',
  COCH: 'Countess of Chester Hospital NHS, Anzeichen der Geburt',
  HSE: 'HSE Irland, Schwangerschaft Woche für Woche; Bewegungen des Babys',
  KICKS: 'Kicks Count (gemeinnützige Organisation)',
  KINGSTON: 'Kingston NHS, Geburtshilfe, wenn die Geburt begonnen hat',
  MAASHAVEN: 'Seite einer niederländischen Hebammenpraxis',
  NHS: 'NHS (England), Seiten zur Schwangerschaft und Leitfaden Woche für Woche',
  NORTH: 'Northfield Hospital, Tritte zählen (zitiert ACOG)',
  SUTTER: 'Sutter Health, wann du ins Krankenhaus gehen solltest',
  TOMMYS: 'Tommy’s (gemeinnützige Organisation für Schwangere im Vereinigten Königreich)',
  CHLEMANS: 'Krankenhaus Le Mans, Geburtsklinik: wann du kommen und was du mitbringen solltest (Kopie ohne Datum)',
  DEUKE: 'Leitung der Geburtshilfe, Universitätsklinikum Hamburg-Eppendorf, im Hamburger Abendblatt (2014)',
  GIDONA: 'Gidona (Katalonien), wann du ins Krankenhaus gehen solltest (Kopie ohne Datum)',
  SFACTON: 'Acton, Hebamme: wann du in die Geburtsklinik kommen solltest (Kopie ohne Datum)',
}
