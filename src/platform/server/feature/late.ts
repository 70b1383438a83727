/** Code that the server does not need to start. It is loaded soon after the start, or at its first use if that is earlier. */

const loaders: (() => Promise<unknown>)[] = []

/** Loading much later is a risk: if there are too few file descriptors then, Node caches the failed import for ever. */
export function late<Module>(load: () => Promise<Module>): () => Promise<Module> {
  loaders.push(load)
  return load
}

/** Loads all late modules. If a module fails to load, its first use tries again. */
export const loadLate = (): Promise<unknown> => Promise.allSettled(loaders.map((load) => load()))
