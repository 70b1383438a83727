// The mail about missing backups. It is sent after several days, so no text is about one day.

export const subject = (days: number) => `Nestling hat seit ${days} Tagen keine Sicherung`
export const heading = 'Bitte kümmere dich um die Sicherungen'
export const lastBackup = (days: number) =>
  `Die letzte gelungene Sicherung ist ${days} Tage alt. Wenn die Festplatte jetzt kaputtginge, wäre alles verloren, was seitdem geteilt wurde.`
export const noBackupYet = (days: number) =>
  `Nestling ist seit ${days} Tagen in Gebrauch, und noch keine Sicherung ist gelungen. Wenn die Festplatte jetzt kaputtginge, wäre alles verloren.`
/** `reason` is a sentence. */
export const latestFailed = (reason: string) => `Der letzte Versuch ist fehlgeschlagen. ${reason}`
export const whatToDo =
  'Bitte sag der Person Bescheid, die dieses Nestling betreibt. Im Protokoll steht, was schiefgelaufen ist, und der Befehl „npm run nestling -- doctor“ prüft alles.'
export const openPanel = 'Admin-Bereich öffnen'
export const whyYou = (days: number) =>
  `Du bekommst das, weil du Admin bist. Es kommt alle ${days} Tage, bis eine Sicherung gelungen ist.`
