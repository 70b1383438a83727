import { late } from '#platform/server/feature/late.ts'
import { implement } from '#platform/server/implement.ts'
import { countryOfZone } from '#platform/server/place/country-of-zone.ts'
import { AppError } from '#platform/shared/errors.ts'
import { countries } from '#platform/shared/place/countries.ts'
import { guideContract } from '../contract.ts'

// Not imported while the server starts, because the YAML parser is large.
const loadWeek = late(() => import('./weeks/read-week.ts'))
const loadGuide = late(() => import('./weeks/read-guide.ts'))
const loadNumbers = late(() => import('./numbers/read-numbers.ts'))
const loadFirstWeeks = late(() => import('./weeks/first-weeks.ts'))
const loadCallAbout = late(() => import('./weeks/call-about.ts'))

export const guideRoutes = implement(guideContract, {
  'GET /api/guide/weeks/{week}': async ({ params }) => {
    const { readWeek } = await loadWeek()
    const week = /^\d{1,2}$/.test(params.week) ? readWeek(Number(params.week)) : undefined
    if (!week) throw new AppError('not-found')
    return week
  },

  'GET /api/guide/weeks/{week}/guide': async ({ params, query }) => {
    const [{ isGuideWeek }, { readGuide }] = await Promise.all([loadWeek(), loadGuide()])
    const week = Number(params.week)
    if (!/^\d{1,2}$/.test(params.week) || !isGuideWeek(week)) throw new AppError('not-found')
    return readGuide(week, query.region, query.carrying)
  },

  'GET /api/guide/call-about': async ({ query }) => (await loadCallAbout()).readCallAbout(query),

  'GET /api/guide/first-weeks': async ({ query }) => (await loadFirstWeeks()).readFirstWeeks(query.region),

  'GET /api/guide/numbers/{country}': async ({ params }) => {
    if (!countries.includes(params.country)) throw new AppError('not-found')
    return (await loadNumbers()).readNumbers(params.country)
  },

  'GET /api/guide/numbers': async ({ query }) => (await loadNumbers()).readNumbers(countryOfZone(query.timeZone)),
})
