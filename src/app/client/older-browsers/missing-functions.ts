/**
 * Functions that the app uses and that some supported browsers lack (`tools/served-browsers`). `URL.parse` is the newest of them:
 * if a browser lacks it, the page's inline script loads this file before the app.
 */

type Functions = Record<string, (this: never, ...inputs: never[]) => unknown>

/** Functions of global objects, such as `Promise.withResolvers`, by the object's name. */
export const statics = {
  AbortSignal: {
    timeout(ms: number) {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), ms)
      return controller.signal
    },
  },
  Map: {
    groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) {
      const groups = new Map<Key, Item[]>()
      let index = 0
      for (const item of items) {
        const key = keyOf(item, index++)
        const group = groups.get(key)
        if (group) group.push(item)
        else groups.set(key, [item])
      }
      return groups
    },
  },
  Promise: {
    withResolvers<Value>() {
      const settle = {} as { resolve: (value: Value) => void; reject: (reason: unknown) => void }
      const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }))
      return { promise, ...settle }
    },
  },
  Response: {
    json(value: unknown, options: ResponseInit = {}) {
      const headers = new Headers(options.headers)
      if (!headers.has('content-type')) headers.set('content-type', 'application/json')
      return new Response(JSON.stringify(value), { ...options, headers })
    },
  },
  URL: {
    canParse: (address: string, base?: string) => parse(address, base) !== null,
    parse,
  },
} satisfies Record<string, Functions>

/** Methods of instances, such as `toSorted` of every array, by the name of the global object. */
export const methods = {
  Array: {
    toReversed<Item>(this: readonly Item[]) {
      return [...this].reverse()
    },
    toSorted<Item>(this: readonly Item[], compare?: (one: Item, other: Item) => number) {
      return [...this].sort(compare)
    },
  },
  String: {
    isWellFormed(this: string) {
      return !loneSurrogate.test(this)
    },
  },
} satisfies Record<string, Functions>

const loneSurrogate = /\p{Surrogate}/u

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

const globals = globalThis as unknown as Record<string, object & { prototype: object }>

for (const [name, functions] of Object.entries(statics)) addMissing(globals[name], functions)
for (const [name, functions] of Object.entries(methods)) addMissing(globals[name]?.prototype, functions)

function addMissing(target: object | undefined, functions: object) {
  for (const [name, value] of Object.entries(functions))
    if (target && !(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}
