/** Builds the paths of API calls, typed by the contract: an unknown call, or a missing parameter, does not compile. */
import { type Call, type Contract, type RouteOf, readRoute } from '../contract.ts'

type Parts<C extends Contract, R extends RouteOf<C>> = Omit<Call<C, R>, 'body'>

type Args<C extends Contract, R extends RouteOf<C>> =
  object extends Parts<C, R> ? [parts?: Parts<C, R>] : [parts: Parts<C, R>]

/** Returns the path of a call, with its parameters and query. The path is also the cache key of the response. */
export type AddressOf<C extends Contract> = <R extends RouteOf<C>>(route: R, ...args: Args<C, R>) => string

/** Returns `addressOf` with the types of a contract. Only the contract's type is needed, so no schema is loaded. */
export const createAddresses = <C extends Contract>(): AddressOf<C> => addressOf as AddressOf<C>

export type LooseParts = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string>>
}

/** The untyped address, for code that handles routes of any contract. */
export function addressOf(route: string, { params = {}, query }: LooseParts = {}): string {
  const path = readRoute(route).path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  return query ? `${path}?${new URLSearchParams(query)}` : path
}

/** Whether a path belongs to a call, not to a page or a file. */
export const isCall = (path: string): boolean => path.startsWith('/api/')
