// The page

export const pageTitle = 'Kontakte · Nestling'
export const notLoaded = 'Die Kontakte konnten nicht geladen werden.'
export const addContact = 'Kontakt hinzufügen'
export const nothingYet = 'Noch keine Kontakte'
export const addFirst = 'Füge deine Praxis, dein Krankenhaus und einen Kontakt für die Nacht hinzu'
export const willAppear = 'Hier erscheinen Praxen, Krankenhäuser und alle, die der Familie helfen'
export const recentlyDeleted = 'Zuletzt gelöscht'

// The large buttons for an emergency

export const inEmergency = 'Im Notfall'
export const call = (name: string) => `${name} anrufen`

// A contact

export const nothingElse = 'Noch keine weiteren Angaben.'
export const phone = 'Telefon'
export const email = 'E-Mail'
export const address = 'Adresse'
export const notes = 'Notizen'
export const openInMaps = 'In Karten öffnen'
export const copyAddress = 'Adresse kopieren'
export const copied = 'Kopiert!'
export const notCopied = 'Das Kopieren hat nicht geklappt'
export const edit = 'Bearbeiten'
export const editContact = (name: string) => `${name} bearbeiten`
export const deleteIt = 'Löschen'
export const deleteContact = (name: string) => `${name} löschen`

// To delete a contact

export const deleteQuestion = (name: string) => `${name} löschen?`
export const deleteConsequence = (days: number) =>
  `Der Kontakt verschwindet für alle in der Familie. Du kannst ihn ${days} Tage lang zurückholen.`
export const deleted = 'Kontakt gelöscht'
export const broughtBack = 'Kontakt zurückgeholt'
export const notDeleted = 'Kontakt nicht gelöscht'

// The form of a contact

export const changeContact = 'Kontakt bearbeiten'
export const name = 'Name'
export const category = 'Kategorie'
export const chooseOne = 'Auswählen'
/** A form of address. */
export const title = 'Titel'
export const exampleTitle = 'Dr.'
export const specialty = 'Fachgebiet'
export const primaryHint = 'Steht in seiner Kategorie an erster Stelle'
export const emergencyHint = 'Steht oben auf der Seite. Zum Anrufen einmal tippen'
export const adding = 'Wird hinzugefügt...'
export const save = 'Speichern'
export const saving = 'Wird gespeichert...'
export const added = 'Kontakt hinzugefügt'
export const notAdded = 'Kontakt nicht hinzugefügt'
export const saved = 'Kontakt gespeichert'
export const notSaved = 'Kontakt nicht gespeichert'

// Changes that wait for the network

export const waitingChange = 'Geänderter Kontakt'
export const waitingDeletion = 'Gelöschter Kontakt'
