// For search engines and browsers

export const description = 'Ein privater Ort, an dem eine Familie gemeinsam eine Schwangerschaft begleitet.'

// Without the app’s scripts

export const needsScripts = 'Diese Seite braucht JavaScript, und das ist in diesem Browser ausgeschaltet.'
export const partNotLoaded = 'Ein Teil von Nestling wurde nicht geladen. Vielleicht liegt es an der Verbindung.'
export const tryAgain = 'Noch einmal versuchen'

// In a browser that is too old

export const tooOld = (chrome: number, firefox: number, safari: number) =>
  `Dieser Browser ist zu alt für Nestling, deshalb geht vielleicht nicht alles. Nestling läuft in Chrome ${chrome}, Firefox ${firefox} und Safari ${safari} (iPhone und iPad: iOS ${safari}) und in neueren Versionen. Oft hilft es, das Gerät zu aktualisieren.`
export const openSimplePages = 'Die einfachen Seiten öffnen (nur lesen)'

// A notification that says nothing

export const somethingNew = 'Es gibt etwas Neues.'
