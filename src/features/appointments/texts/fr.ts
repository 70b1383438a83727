/** The name of the page, and of its section in an export. */
export const title = 'Rendez-vous'
/** What an appointment is called in the list of recently deleted things, while it waits for the network, and in a dialog. */
export const appointment = 'Rendez-vous'

// What is wrong in a form or a call

export const invalidDate = 'Cette date n’existe pas'
export const notANumber = 'Nombre attendu, texte reçu'
