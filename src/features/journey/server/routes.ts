import { implement } from '#platform/server/implement.ts'
import { sendPicture } from '#platform/server/pictures/stored/send-picture.ts'
import { roleFor } from '#platform/server/session.ts'
import { AppError } from '#platform/shared/errors.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { journeyContract } from '../contract.ts'
import { mayBeginJourneyNow } from '../policy.ts'
import { listBirthFiles, removeBirthPicture, setBirthPicture } from './birth-picture/birth-picture.ts'
import { beginJourney, changeSettings, chooseJourney, hideForAll, nameParents } from './commands.ts'
import { deleteJourney } from './deletion/delete-journey.ts'
import { getPregnancy, listOwnJourneys } from './queries.ts'
import { changeState, takeStateBack } from './state/change-state.ts'

export const journeyRoutes = implement(journeyContract, {
  'GET /api/pregnancies/current': ({ db, actor, now }) => getPregnancy(db, actor, now),

  'GET /api/pregnancies/current/offline': async ({ db, features, findRights, actor, now }) => {
    const journey = await getPregnancy(db, actor, now)
    const rights = await findRights(db, actor)
    const today = dayInZone(now, journey.timeZone)
    const day = { ...journey, pregnancyId: journey.id, today, rights }
    return {
      today: features.flatMap(({ offline }) => offline?.(day) ?? []),
      forDays: features.flatMap(({ offlineForDays }) => offlineForDays?.(day) ?? []),
    }
  },

  'POST /api/pregnancies/initialize': (request) => {
    const { db, actor, now } = request
    const { membership } = actor
    if (membership) return getPregnancy(db, { ...membership, role: roleFor(membership) }, now)
    if (!mayBeginJourneyNow(actor)) throw new AppError('invitation-required')
    return beginJourney(request, actor)
  },

  'PATCH /api/pregnancies/{pregnancyId}': (request) => changeSettings(request, request.actor, request.body),

  'DELETE /api/pregnancies/{pregnancyId}': ({ actor, body, ...exchange }) =>
    deleteJourney(exchange, actor, body.currentPassword),

  'PUT /api/pregnancies/{pregnancyId}/hides': (request) => hideForAll(request, request.actor, request.body),
  'PUT /api/pregnancies/{pregnancyId}/parents': (request) => nameParents(request, request.actor, request.body),

  'PUT /api/pregnancies/{pregnancyId}/state': (request) => changeState(request, request.actor, request.body),

  'DELETE /api/pregnancies/{pregnancyId}/state': (request) => takeStateBack(request, request.actor, request.query.seen),

  'POST /api/pregnancies/{pregnancyId}/birth-picture': ({ actor, upload, ...context }) =>
    setBirthPicture(context, actor, upload),

  'DELETE /api/pregnancies/{pregnancyId}/birth-picture': ({ actor, ...context }) => removeBirthPicture(context, actor),

  'GET /api/birth-pictures/{filename}': async ({ actor, params: { filename }, query, ...context }) =>
    sendPicture(context, await listBirthFiles(context, { actor, filename }), { query, kind: 'birth' }),

  'GET /api/pregnancies': ({ db, actor }) => listOwnJourneys(db, actor),

  'PUT /api/pregnancies/current': (request) => chooseJourney(request, request.actor, request.body.id),
})
