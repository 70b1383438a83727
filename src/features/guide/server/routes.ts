import { implement } from '#platform/server/implement.ts'
import { AppError } from '#platform/shared/errors.ts'
import { guideContract } from '../contract.ts'

export const guideRoutes = implement(guideContract, {
  'GET /api/guide/weeks/{week}': async ({ params }) => {
    // Loaded at the first request, because the YAML parser is large.
    const { readWeek } = await import('./weeks/read-week.ts')
    const week = /^\d{1,2}$/.test(params.week) ? readWeek(Number(params.week)) : undefined
    if (!week) throw new AppError('not-found')
    return week
  },

  'GET /api/guide/weeks/{week}/guide': async ({ params, query }) => {
    const [{ isGuideWeek }, { readGuide }] = await Promise.all([
      import('./weeks/read-week.ts'),
      import('./weeks/read-guide.ts'),
    ])
    const week = Number(params.week)
    if (!/^\d{1,2}$/.test(params.week) || !isGuideWeek(week)) throw new AppError('not-found')
    return readGuide(week, query.region)
  },
})
