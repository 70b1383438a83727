/** Modules that are not needed while the server starts. They are loaded soon after the start, or earlier at their first use. */

const loaders: (() => Promise<unknown>)[] = []

/**
 * Registers a module that is loaded soon after the start. Loading it much later is a risk: if no file descriptor is free, the
 * import fails, and Node caches the failure forever.
 */
export function late<Module>(load: () => Promise<Module>): () => Promise<Module> {
  loaders.push(load)
  return load
}

/** Loads all late modules. If one fails to load, its first use fails with the same error. */
export const loadLate = (): Promise<unknown> => Promise.allSettled(loaders.map((load) => load()))
