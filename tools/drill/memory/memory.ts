/** Measures memory while a thousand people open pages at different times, and while a thousand connections are idle. */
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from '../../bench/figures.ts'
import { residentMegabytes } from '../../bench/server/process-facts.ts'
import { printFaults, printFound, printMeasured } from '../figures.ts'
import type { Installation } from '../installation.ts'
import { readStatus } from '../people/read-status.ts'

/** How many people open pages in the whole drill. A journey has at most 1,000 members, including the demo family. */
const people = 990
const visitMs = 60_000
/** How many idle connections the whole drill opens. */
const idleConnections = 1000
const paths = ['/', '/contacts', '/album']
const mostMegabytes = { visits: 250, idle: 200 }

export async function drillMemory(installation: Installation, share: number): Promise<void> {
  await visitPages(installation, share)
  await holdConnections(installation, share)
}

async function visitPages(installation: Installation, share: number) {
  const cookies = await installation.addPeople(Math.round(people * share), 'guest')
  const ms = Math.max(visitMs * share, 2000)
  console.log(`\n${cookies.length} people open ${paths.length} pages each in ${Math.round(ms / 1000)} s`)
  const server = await installation.start()
  const agent = new Agent({ keepAlive: true })
  const memory = watchMemory(server.pid)
  const times: number[] = []
  let failed = 0

  const begun = performance.now()
  const visit = async (cookie: string, at: number) => {
    for (const [turn, path] of paths.entries()) {
      // Each page has its own start time, so nobody waits for the responses to other people.
      const due = (turn + ((at * 7919) % cookies.length) / cookies.length) * (ms / paths.length)
      await pause(Math.max(0, due - (performance.now() - begun)))
      const asked = performance.now()
      if ((await readStatus({ agent, port: server.port, path, cookie })) === 200) times.push(performance.now() - asked)
      else failed += 1
    }
  }
  await Promise.all(cookies.map(visit))

  const most = memory.end()
  agent.destroy()
  await server.stop()
  printFaults('pages that were not answered with 200', failed)
  printFound('p99 of the response time of a page', `${percentile(times, 99).toFixed(0)} ms`)
  printMegabytes('peak resident memory', share, most, mostMegabytes.visits)
}

/** Opens connections that are idle after one request each. */
async function holdConnections(installation: Installation, share: number) {
  const count = Math.round(idleConnections * share)
  console.log(`\n${count} connections are idle`)
  const server = await installation.start()
  const memory = watchMemory(server.pid)
  const sockets = await Promise.all(Array.from({ length: count }, () => openIdle(server.port)))
  await pause(2000)
  const most = memory.end()
  const stillOpen = sockets.filter((socket) => socket?.readyState === 'open').length
  for (const socket of sockets) socket?.destroy()
  await server.stop()
  printFaults('connections that were refused or ended', count - stillOpen)
  printMegabytes('peak resident memory', share, most, mostMegabytes.idle)
}

/** Resolves with the connection after one response, or with null if it was closed before. */
function openIdle(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /api/auth/user HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  )
  socket.on('error', () => undefined)
  return new Promise((resolve) => {
    socket.once('data', () => resolve(socket))
    socket.once('close', () => resolve(null))
  })
}

/** Measures the peak memory of the process until `end`, in megabytes; NaN if the system does not report it. */
function watchMemory(pid: number) {
  let most = Number.NaN
  const look = () => {
    const now = residentMegabytes(pid) ?? Number.NaN
    most = most >= now ? most : now
  }
  const timer = setInterval(look, 100)
  return {
    end() {
      clearInterval(timer)
      look()
      return most
    },
  }
}

function printMegabytes(what: string, share: number, megabytes: number, limit: number) {
  if (Number.isNaN(megabytes)) printFound(what, 'not measured')
  else
    printMeasured(what, share, {
      found: `${megabytes.toFixed(0)} MB`,
      words: `under ${limit} MB`,
      holds: megabytes < limit,
    })
}
