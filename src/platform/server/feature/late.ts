/** Code that the server needs, but not to open: it is loaded soon after the start, or earlier by whoever needs it first. */

const loaders: (() => Promise<unknown>)[] = []

/** Loading it later could fail for ever, because Node remembers a module that it could not open for lack of file descriptors. */
export function late<Module>(load: () => Promise<Module>): () => Promise<Module> {
  loaders.push(load)
  return load
}

/** Loads all of it. What fails is loaded, or fails again, where it is needed. */
export const loadLate = (): Promise<unknown> => Promise.allSettled(loaders.map((load) => load()))
