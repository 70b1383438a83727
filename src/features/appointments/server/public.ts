export { addAppointment, forgetAppointments } from './commands.ts'
export { voidAllFeeds, voidFeed } from './feed/own-feed.ts'
