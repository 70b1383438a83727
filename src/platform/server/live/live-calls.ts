/** Says for each table which GET calls have new responses when its rows change. The features' manifests define this. */
import { type Access, readRoute } from '../../shared/contract.ts'
import type { Need } from '../../shared/section.ts'
import type { Feature } from '../feature/define-feature.ts'
import type { TablePlan } from '../feature/table-plan.ts'

/** A GET call, and who may make it. */
export type LiveCall = { readonly path: string; readonly access: Access; readonly may: Need | undefined }

export type LiveTable = {
  readonly table: string
  readonly ownerColumn: string
  readonly owner: 'journey' | 'person'
  /** Whether only the owner's own pages show the rows. If false, the pages of all members of the journey show them. */
  readonly isPrivate: boolean
  readonly calls: readonly LiveCall[] | 'all'
}

/** Lists the tables whose changes the server reports to open pages. */
export function listLiveTables(features: readonly Feature[]): LiveTable[] {
  const showingAll = features.filter(({ showsOtherTables }) => showsOtherTables).flatMap(listCalls)
  return features.flatMap((feature) =>
    Object.entries<TablePlan>(feature.tables ?? {}).flatMap(([table, plan]): LiveTable[] => {
      if (plan.scope === 'installation') return []
      const own = listCalls(feature)
      const live = plan.live ?? (plan.scope === 'journey' && own.length > 0 ? 'own-calls' : 'none')
      if (live === 'none') return []
      const isPrivate = live === 'calls-of-person'
      const owner = isPrivate ? 'person' : plan.scope
      const ownAndAll = [...own, ...showingAll]
      const calls = {
        'own-calls': ownAndAll,
        'calls-of-person': own,
        'own-calls-of-admins': ownAndAll.map((call) => ({ ...call, access: 'admin' as const })),
        'all-calls': 'all',
        'rights-only': [],
      } as const
      return [{ table, owner, isPrivate, ownerColumn: ownerColumnOf(plan, owner), calls: calls[live] }]
    }),
  )
}

const listCalls = ({ routes }: Feature): LiveCall[] =>
  Object.entries(routes?.contract ?? {}).flatMap(([route, { kind = 'json', access, may }]) => {
    const { method, path } = readRoute(route)
    const isForMembers = access === 'member' || access === 'admin'
    return method === 'GET' && kind === 'json' && isForMembers ? [{ path, access, may }] : []
  })

function ownerColumnOf({ journeyColumn = 'pregnancy_id', people = {} }: TablePlan, owner: LiveTable['owner']): string {
  const [person = ''] = Object.keys(people)
  return owner === 'person' ? person : journeyColumn
}
