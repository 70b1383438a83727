/** The name of the page, and of its section in an export. */
export const title = 'المواعيد'
/** What an appointment is called in the list of recently deleted things, while it waits for the network, and in a dialog. */
export const appointment = 'موعد'

// What is wrong in a form or a call

export const invalidDate = 'تاريخ غير صالح'
export const notANumber = 'المتوقع رقم، لكن الوارد نص'
