import type { AppointmentStatus } from '../../rules.ts'

// The next appointments, on the home page

export const upcomingAppointments = 'Upcoming Appointments'
export const notLoaded = 'The appointments could not be loaded.'
export const viewAll = 'View All'
export const today = 'Today'
export const tomorrow = 'Tomorrow'
/** Two days or more. */
export const inDays = (count: number) => `In ${count} days`
export const statuses: Record<AppointmentStatus, string> = {
  confirmed: 'Confirmed',
  pending: 'Pending',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
export const nothingYet = 'No appointments scheduled'
export const addFirst = 'Schedule your first prenatal appointment'
export const willAppear = 'Scheduled appointments will appear here'

// The page

export const pageTitle = 'Appointments · Nestling'
export const pageNotLoaded = 'The appointments could not be loaded'
export const notLoadedWhy = 'Nothing is lost. Your connection may be down.'
export const addNew = 'Add New Appointment'

// The lists

export const allAppointments = 'All Appointments'
export const zoneNote = (city: string) => `Times are in ${city} time, where the family is.`
export const upcoming = 'Upcoming'
export const nothingUpcoming = 'Nothing is coming up.'
export const showLater = 'Show later ones'
export const past = 'Past'
export const showEarlier = 'Show earlier ones'
export const moreOnUsualPage = 'There are more on the usual page.'

// An appointment

export const onYourClock = (time: string) => `${time} on your clock`
/** Stands before the name or the place. */
export const doctorLabel = 'Doctor or provider:'
export const locationLabel = 'Location:'
export const change = (title: string) => `Change ${title}`
export const edit = 'Edit'
export const editIt = (title: string) => `Edit ${title}`
export const remove = 'Delete'
export const removeIt = (title: string) => `Delete ${title}`

// An appointment that a link opens

export const oneNotLoaded = 'The appointment could not be loaded.'
export const oneGone = 'This appointment is not here any more'

// To change the status

export const statusActions: Record<AppointmentStatus, { act: string; actOn: (title: string) => string; done: string }> =
  {
    confirmed: {
      act: 'Mark confirmed',
      actOn: (title) => `Mark confirmed: ${title}`,
      done: 'Appointment confirmed',
    },
    pending: {
      act: 'Mark pending',
      actOn: (title) => `Mark pending: ${title}`,
      done: 'Appointment pending',
    },
    completed: {
      act: 'Mark completed',
      actOn: (title) => `Mark completed: ${title}`,
      done: 'Appointment completed',
    },
    cancelled: {
      act: 'Cancel appointment',
      actOn: (title) => `Cancel appointment: ${title}`,
      done: 'Appointment cancelled',
    },
  }
export const statusNotChanged = 'Appointment not changed'

// To delete an appointment

export const deleteQuestion = (title: string) => `Delete ${title}?`
export const deleteConsequence =
  'It disappears from the list and from every subscribed calendar. You can undo this right afterwards.'
export const deleted = 'Appointment deleted'
export const broughtBack = 'Appointment brought back'
export const notDeleted = 'Appointment not deleted'

// The form of an appointment

export const editAppointment = 'Edit appointment'
export const title = 'Title'
export const exampleTitle = 'Midwife visit'
export const date = 'Date'
export const time = 'Time'
export const invalidTime = 'Invalid time'
export const zoneHint = (city: string) => `${city} time`
export const skippedTime = (time: string) =>
  `Clocks go forward that night, and this time is skipped. It will be saved as ${time}.`
export const whichTime = 'Clocks go back that night, so this time happens twice. Which one is it?'
export const firstTime = 'The first'
export const secondTime = 'The second'
export const doctor = 'Doctor/Provider'
export const location = 'Location'
export const description = 'Description'
export const notes = 'Notes'
export const status = 'Status'
export const dateAndTime = 'Date and time'
export const add = 'Add Appointment'
export const adding = 'Adding...'
export const added = 'Success'
export const addedWell = 'Appointment added successfully!'
export const notAdded = 'Error'
export const notAddedWhy = 'Failed to add appointment. Please try again.'
export const save = 'Save'
export const saving = 'Saving...'
export const saved = 'Appointment saved'
export const notSaved = 'Appointment not saved'

// The calendar address

export const feedTitle = 'Add to your calendar'
export const feedOffer = 'Your phone’s calendar can show these appointments and keep them up to date by itself.'
export const addressNotLoaded = 'Your calendar address could not be loaded.'
export const makeAddress = 'Make my calendar address'
export const addressNotMade = 'The address could not be made'
export const addressMade = (day: string) => `You made an address on ${day}.`
export const neverRead = 'No calendar has read it yet.'
/** `when` is such as “3 hours ago”. */
export const lastRead = (when: string) => `A calendar last read it ${when}.`
export const shownOnce = 'It was shown only once. If you need it again, make a new one.'
export const reminders = { done: 'Reminders saved', failed: 'Reminders not saved' }
export const remindMe = 'Remind me a day before, and again two hours before'
export const remindMeHint =
  'These come on top of Nestling’s own reminders, which you choose in your account. A change shows up when your calendar next refreshes. Google Calendar shows only its own reminders.'

// A new calendar address

export const openInCalendar = 'Open in my calendar app'
export const orCopy = 'Or copy the address and choose “Add calendar by address” or “Subscribe” in your calendar app:'
export const address = 'Calendar address'
export const addressCode = 'QR code of your calendar address'
export const addressNote = 'It is shown only once. Anyone who has it can read the appointments, so keep it to yourself.'

// To replace or stop the calendar address

export const makeNewAddress = 'Make a new address'
export const newAddressQuestion = 'Make a new address?'
export const newAddressConsequence = 'Your current address stops working at once, in every calendar that uses it.'
export const makeNewOne = 'Make a new one'
export const stopAddress = 'Stop it'
export const stopAddressQuestion = 'Stop your calendar address?'
export const stopAddressConsequence = 'Calendars that use it get nothing new from then on. The appointments here stay.'
export const addressStopped = 'Calendar address stopped'
export const addressNotStopped = 'The address could not be stopped'

// Changes that wait for the network

export const waitingChange = 'Changed appointment'
export const waitingDeletion = 'Deletion of an appointment'
