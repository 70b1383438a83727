/** Modules and files that are not needed while the server starts. They are loaded soon after it, or earlier at their first use. */

const loaders: (() => Promise<unknown>)[] = []

/**
 * Registers what is loaded soon after the start. Loading it much later is a risk: an update may have replaced the files, and if
 * no file descriptor is free, an import fails, and Node caches the failure forever.
 */
export function late<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  loaders.push(load)
  return load
}

/** Loads everything registered. If something fails to load, only its first use fails. */
export const loadLate = (): Promise<unknown> => Promise.allSettled(loaders.map((load) => load()))
