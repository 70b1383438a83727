/** Finds the route of a path by its segments. `{name}` in a template matches any one segment. */
type Place<Route> = {
  readonly byText: Map<string, Place<Route>>
  any?: Place<Route>
  readonly byMethod: Map<string, { route: Route; names: readonly string[] }>
}

type Found<Route> = { readonly route: Route; readonly params: Readonly<Record<string, string>> }

export type Router<Route> = {
  /** Adds a route; throws if one with this method and pattern exists. */
  add(method: string, template: string, route: Route): void
  /** The route of a request, with its parameters decoded. A literal segment takes precedence over `{name}`. */
  find(method: string, path: string): Found<Route> | undefined
}

export function createRouter<Route>(): Router<Route> {
  const root = newPlace<Route>()

  return {
    add(method, template, route) {
      const names: string[] = []
      let place = root
      for (const segment of template.split('/')) {
        const name = /^\{(\w+)\}$/.exec(segment)?.[1]
        if (name) names.push(name)
        place = name ? anyOf(place) : textOf(place, segment)
      }
      if (place.byMethod.has(method)) throw new Error(`There are two routes for ${method} ${template}.`)
      place.byMethod.set(method, { route, names })
    },

    find(method, path) {
      const values: string[] = []
      const found = descend(root, path.split('/'), 0, method, values)
      if (!found) return undefined
      const params: Record<string, string> = {}
      for (const [at, name] of found.names.entries()) params[name] = decode(values[at] ?? '')
      return { route: found.route, params }
    },
  }
}

const newPlace = <Route>(): Place<Route> => ({ byText: new Map(), byMethod: new Map() })

function anyOf<Route>(place: Place<Route>): Place<Route> {
  place.any ??= newPlace()
  return place.any
}

function textOf<Route>({ byText }: Place<Route>, segment: string): Place<Route> {
  const known = byText.get(segment)
  if (known) return known
  const place = newPlace<Route>()
  byText.set(segment, place)
  return place
}

/** Finds the route and collects its parameters in `values`. */
function descend<Route>(
  place: Place<Route>,
  segments: readonly string[],
  depth: number,
  method: string,
  values: string[],
): { route: Route; names: readonly string[] } | undefined {
  const segment = segments[depth]
  if (segment === undefined) return place.byMethod.get(method)
  const next = place.byText.get(segment)
  const found = next && descend(next, segments, depth + 1, method, values)
  if (found || !place.any || segment === '') return found
  values.push(segment)
  const behind = descend(place.any, segments, depth + 1, method, values)
  if (!behind) values.pop()
  return behind
}

function decode(segment: string): string {
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment
  } catch {
    return segment
  }
}
