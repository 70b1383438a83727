/** The name of the page, and of its section in an export. */
export const title = 'Citas'
/** What an appointment is called in the list of recently deleted things, while it waits for the network, and in a dialog. */
export const appointment = 'Cita'

// What is wrong in a form or a call

export const invalidDate = 'Fecha no válida'
export const notANumber = 'Se esperaba un número y se ha recibido un texto'
