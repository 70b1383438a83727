/** Two servers on one PostgreSQL and one bucket, behind HAProxy, which alternates between them. */
import { openBucket } from '../../../src/platform/server/storage/testing.ts'
import type { ServerProcess } from '../../bench/server/server-process.ts'
import { findFreePort } from '../../test/postgres.ts'
import type { Installation } from '../installation.ts'
import { startProxy } from './haproxy.ts'

export type Pair = {
  /** The port of HAProxy. */
  readonly proxyPort: number
  readonly serverPorts: readonly [number, number]
  /** The files in the bucket. */
  readonly files: ReadonlyMap<string, { bytes: Buffer }>
  kill(at: 0 | 1): Promise<void>
  /** Starts the killed server again. */
  startAgain(at: 0 | 1): Promise<void>
  stop(): Promise<void>
}

export async function startPair(installation: Installation): Promise<Pair> {
  const { bucket, files, close } = await openBucket()
  const settings = {
    PHOTO_STORE: `s3://nest?endpoint=${bucket.endpoint.origin}`,
    AWS_ACCESS_KEY_ID: bucket.accessKeyId,
    AWS_SECRET_ACCESS_KEY: bucket.secretAccessKey,
    TRUST_PROXY: '127.0.0.1',
  }
  const [proxyPort, first, second] = await Promise.all([findFreePort(), findFreePort(), findFreePort()])
  const serverPorts = [first, second] as const
  const start = (port: number): Promise<ServerProcess> => installation.start({ ...settings, PORT: `${port}` })
  const servers = [await start(first), await start(second)]
  const stopProxy = await startProxy(proxyPort, serverPorts)
  return {
    proxyPort,
    serverPorts,
    files,
    kill: async (at) => servers[at]?.kill(),
    async startAgain(at) {
      servers[at] = await start(serverPorts[at])
    },
    async stop() {
      await stopProxy()
      for (const server of servers) await server.stop()
      await close()
    },
  }
}
