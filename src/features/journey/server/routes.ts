import { implement } from '#platform/server/implement.ts'
import { AppError } from '#platform/shared/errors.ts'
import { journeyContract } from '../contract.ts'
import { mayFoundJourney } from '../policy.ts'
import { changeSettings, chooseJourney, foundJourney, nameParents } from './commands.ts'
import { getPregnancy, listOwnJourneys } from './queries.ts'

export const journeyRoutes = implement(journeyContract, {
  'GET /api/pregnancies/current': ({ db, actor, now }) => getPregnancy(db, actor.pregnancyId, now),

  'POST /api/pregnancies/initialize': (request) => {
    const { db, actor, now } = request
    if (actor.membership) return getPregnancy(db, actor.membership.pregnancyId, now)
    if (!mayFoundJourney(actor)) throw new AppError('invitation-required')
    return foundJourney(request, actor)
  },

  'PATCH /api/pregnancies/{pregnancyId}': (request) => changeSettings(request, request.actor, request.body),

  'PUT /api/pregnancies/{pregnancyId}/parents': (request) => nameParents(request, request.actor, request.body),

  'GET /api/pregnancies': ({ db, actor }) => listOwnJourneys(db, actor),

  'PUT /api/pregnancies/current': (request) => chooseJourney(request, request.actor, request.body.id),
})
