/** The name of the page, and of its section in an export. */
export const title = 'Appointments'
/** What an appointment is called in the list of recently deleted things, while it waits for the network, and in a dialog. */
export const appointment = 'Appointment'

// What is wrong in a form or a call

export const invalidDate = 'Invalid date'
export const notANumber = 'Expected number, received string'
