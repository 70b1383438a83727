import { implement } from '#platform/server/implement.ts'
import { AppError } from '#platform/shared/errors.ts'
import { guideContract } from '../contract.ts'
import { readWeek } from './weeks/read-week.ts'

export const guideRoutes = implement(guideContract, {
  'GET /api/guide/weeks/{week}': ({ params }) => {
    const week = /^\d{1,2}$/.test(params.week) ? readWeek(Number(params.week)) : undefined
    if (!week) throw new AppError('not-found')
    return week
  },
})
