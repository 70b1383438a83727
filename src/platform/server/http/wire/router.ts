/** A node of a tree that finds routes by the segments of the path. `{name}` in a template matches any one segment. */
type RouteNode<Route> = {
  readonly byText: Map<string, RouteNode<Route>>
  any?: RouteNode<Route>
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
  const root = newNode<Route>()

  return {
    add(method, template, route) {
      const names: string[] = []
      let node = root
      for (const segment of template.split('/')) {
        const name = /^\{(\w+)\}$/.exec(segment)?.[1]
        if (name) names.push(name)
        node = name ? nodeForName(node) : nodeForText(node, segment)
      }
      if (node.byMethod.has(method)) throw new Error(`There are two routes for ${method} ${template}.`)
      node.byMethod.set(method, { route, names })
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

const newNode = <Route>(): RouteNode<Route> => ({ byText: new Map(), byMethod: new Map() })

function nodeForName<Route>(node: RouteNode<Route>): RouteNode<Route> {
  node.any ??= newNode()
  return node.any
}

function nodeForText<Route>({ byText }: RouteNode<Route>, segment: string): RouteNode<Route> {
  const known = byText.get(segment)
  if (known) return known
  const node = newNode<Route>()
  byText.set(segment, node)
  return node
}

/** Finds the route and collects its parameters in `values`. */
function descend<Route>(
  node: RouteNode<Route>,
  segments: readonly string[],
  depth: number,
  method: string,
  values: string[],
): { route: Route; names: readonly string[] } | undefined {
  const segment = segments[depth]
  if (segment === undefined) return node.byMethod.get(method)
  const next = node.byText.get(segment)
  const found = next && descend(next, segments, depth + 1, method, values)
  if (found || !node.any || segment === '') return found
  values.push(segment)
  const foundByName = descend(node.any, segments, depth + 1, method, values)
  if (!foundByName) values.pop()
  return foundByName
}

function decode(segment: string): string {
  try {
    return segment.includes('%') ? decodeURIComponent(segment) : segment
  } catch {
    return segment
  }
}
