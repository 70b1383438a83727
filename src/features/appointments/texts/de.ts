/** The name of the page, and of its section in an export. */
export const title = 'Termine'
/** What an appointment is called in the list of recently deleted things, while it waits for the network, and in a dialog. */
export const appointment = 'Termin'

// What is wrong in a form or a call

export const invalidDate = 'Ungültiges Datum'
export const notANumber = 'Zahl erwartet, Text erhalten'
