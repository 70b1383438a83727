/** Shows waiting changes in the cached lists, by rules that each feature provides. */
import type { Contract, RouteOf, WaitingRouteOf } from '../../../shared/contract.ts'
import type { Entry } from '../box/entry.ts'

export type Writer = { readonly id: number; readonly firstName: string; readonly profileImageUrl: string | null }

/** A change that waits. `id`: the id that pages use for the thing that the change creates. */
export type WaitingChange = {
  readonly id: number
  readonly body: Readonly<Record<string, unknown>>
  readonly at: string
  readonly writer: Writer
}

type Row = { readonly id: number }

/** A rule that names its calls by their keys in this contract. */
export type RuleFor<C extends Contract> = WaitingRule & { readonly call: WaitingRouteOf<C>; readonly list: RouteOf<C> }

export type WaitingRule = {
  /** The call that changes the thing. */
  readonly call: string
  /** The call that lists such things. */
  readonly list: string
  /** Limits the rule to lists in one response, or to lists in pages (infinite queries). By default it covers both. */
  readonly in?: 'response' | 'pages'
  /** The thing that the call creates; undefined if the list of this query does not contain it. */
  readonly add?: (change: WaitingChange, queryKey: readonly unknown[]) => Row | undefined
  /** The changed thing; null if it is deleted. */
  readonly edit?: (thing: Row, change: WaitingChange) => Row | null
  /** Whether the changed thing gets no mark, because the change is minor. */
  readonly isUnmarked?: boolean
  /** Sorts the list after an addition. New things are first by default. */
  readonly sort?: (things: Row[]) => Row[]
}

/** Whether the thing exists only in this browser. */
const isOnlyHere = ({ id }: Row): boolean => id < 0

export type Waiting = { readonly entry: Entry; readonly thingId?: number; readonly isSent: boolean }

/** Returns the list with all waiting changes, or the same data if no change is about this list. */
export function showWaiting(
  rules: readonly WaitingRule[],
  queryKey: readonly unknown[],
  data: unknown,
  waiting: readonly Waiting[],
  writer: Writer,
): unknown {
  const [address, rest] = queryKey
  // A key whose second part is a text other than 'pages' belongs to other data, such as a wishlist's notices.
  if (typeof address !== 'string' || (typeof rest === 'string' && rest !== 'pages')) return data
  const [path = ''] = address.split('?')
  const kind = hasPages(data) ? 'pages' : 'response'
  let shown = data
  for (const one of waiting)
    for (const rule of rules) {
      if (rule.in !== undefined && rule.in !== kind) continue
      const called = match(rule.call, `${one.entry.method} ${one.entry.address}`)
      const listed = called && match(rule.list.slice('GET '.length), path)
      if (!called || !listed || (rule.add && !isSamePlace(called, listed))) continue
      shown = changeRows(rule, shown, { ...one, params: called, queryKey, writer })
    }
  return shown
}

/** Whether the thing belongs in this list: a comment belongs in the list of its own update. */
const isSamePlace = (called: Params, listed: Params) =>
  Object.keys(listed).every((name) => called[name] === listed[name])

/**
 * Removes things that exist only in this browser. After a further page is fetched, the earlier pages in the cache still
 * contain such things, although they are not part of the server's response.
 */
export const withoutWaiting = (data: unknown): unknown =>
  hasPages(data) && data.pages.flat().some(isOnlyHere)
    ? { ...data, pages: data.pages.map((page) => page.filter((row) => !isOnlyHere(row))) }
    : data

type Params = Readonly<Record<string, string>>
type About = Waiting & { params: Params; queryKey: readonly unknown[]; writer: Writer }

function changeRows(rule: WaitingRule, data: unknown, about: About): unknown {
  const { entry, isSent } = about
  const change = changeIn(about, about.writer)
  const waiting = isSent ? 'sent' : entry.state
  if (rule.add) {
    const thing = rule.add(change, about.queryKey)
    if (!thing) return data
    return inFirstPage(data, (rows) => {
      if (rows.some(({ id }) => id === thing.id)) return rows
      const all = [{ ...thing, waiting }, ...rows]
      return rule.sort ? rule.sort(all) : all
    })
  }
  const { edit } = rule
  if (!edit) return data
  const id = Number(about.params.id)
  return inAllPages(data, (rows) =>
    rows.flatMap((row) => {
      if (row.id !== id) return [row]
      const next = edit(row, change)
      return next ? [rule.isUnmarked ? next : { ...next, waiting }] : []
    }),
  )
}

/** The change that an entry contains. */
export const changeIn = ({ entry, thingId }: Pick<Waiting, 'entry' | 'thingId'>, writer: Writer): WaitingChange => ({
  id: thingId ?? -entry.id,
  body: bodyOf(entry),
  at: new Date(entry.at).toISOString(),
  writer,
})

function bodyOf({ body }: Entry): WaitingChange['body'] {
  if (typeof body === 'string') return JSON.parse(body)
  return body ?? {}
}

type Change = (rows: readonly Row[]) => readonly Row[]

function inAllPages(data: unknown, change: Change): unknown {
  if (Array.isArray(data)) return change(data)
  return hasPages(data) ? { ...data, pages: data.pages.map(change) } : data
}

function inFirstPage(data: unknown, change: Change): unknown {
  if (Array.isArray(data)) return change(data)
  if (!hasPages(data)) return data
  const [first = [], ...others] = data.pages
  return { ...data, pages: [change(first), ...others] }
}

const hasPages = (data: unknown): data is { pages: Row[][] } =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)

/** The parameters of a path that matches the pattern; undefined if it does not. */
function match(pattern: string, text: string): Params | undefined {
  const found = new RegExp(`^${pattern.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(text)
  return found ? { ...found.groups } : undefined
}
