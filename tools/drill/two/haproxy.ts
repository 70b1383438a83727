/** Runs HAProxy in front of several servers. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const isHaproxyInstalled = (): boolean => spawnSync('haproxy', ['-v']).error === undefined

/**
 * Starts HAProxy on this port. It checks /readyz of each server, and retries only requests that no server has received.
 * `patience` is how many times longer than usual it waits for a busy server.
 */
export async function startProxy(port: number, servers: readonly number[], patience = 1): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'nestling-proxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    `defaults
  mode http
  timeout connect ${2 * patience}s
  timeout client ${60 * patience}s
  timeout server ${60 * patience}s
  timeout check ${3 * patience}s
  option forwardfor
  option redispatch
  retries 3
frontend nestling
  bind 127.0.0.1:${port}
  default_backend nestling
backend nestling
  balance roundrobin
  option httpchk GET /readyz
  http-check send hdr Host localhost
  default-server check inter 500ms fall 2 rise 1
${servers.map((one) => `  server on-${one} 127.0.0.1:${one}`).join('\n')}
`,
  )
  const proxy = spawn('haproxy', ['-q', '-db', '-f', file], { stdio: 'ignore' })
  const ended = once(proxy, 'exit')
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (answer?.ok) break
    await pause(100)
  }
  return async () => {
    proxy.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
