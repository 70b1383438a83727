import { journeyEnded, memberRemoved } from '#features/family/events.ts'
import { accountDeleted } from '#features/sign-in/events.ts'
import { on } from '#platform/server/events.ts'
import { defineFeature } from '#platform/server/feature.ts'
import { forgetAppointments } from './commands.ts'
import { voidAllFeeds, voidFeed } from './feed/own-feed.ts'
import { emptyAppointmentsTrash } from './jobs.ts'
import { appointments } from './migrations/0012-appointments.ts'
import { appointmentsRoutes } from './routes.ts'

export const appointmentsFeature = defineFeature({
  name: 'appointments',
  routes: appointmentsRoutes,
  migrations: [appointments],
  jobs: [{ name: 'empty-appointments-trash', run: emptyAppointmentsTrash }],
  reactions: [on(memberRemoved, voidFeed), on(accountDeleted, voidAllFeeds), on(journeyEnded, forgetAppointments)],
})
