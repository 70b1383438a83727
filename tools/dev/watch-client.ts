/** Builds the client for development, again after every change. */
import { resolve } from 'node:path'
import { build } from 'vite'

/** Resolves when the first build is there; later ones are only told. */
export async function watchClient(): Promise<void> {
  const watcher = await build({
    configFile: resolve(import.meta.dirname, '../..', 'vite.config.ts'),
    mode: 'development',
    logLevel: 'warn',
    build: { watch: {} },
  })
  if (!('on' in watcher)) throw new Error('Vite did not watch the client.')

  const { promise, resolve: firstIsThere } = Promise.withResolvers<void>()
  watcher.on('event', (event) => {
    if (event.code === 'ERROR') console.error(`The client does not build: ${event.error.message}`)
    if (event.code !== 'END') return
    console.log('The client is built: reload the page to see it.')
    firstIsThere()
  })
  return promise
}
