/**
 * A process loads this file with `--import` before Nestling. It counts the steps of the process: file operations that change
 * something, and SQL statements. It breaks one of them: it either kills the process at that step, or makes the step fail as
 * on a damaged or full disk.
 */
import fs from 'node:fs'
import { Server, type ServerResponse } from 'node:http'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { type BreakPlan, breakHeader, brokenHeader, breakSetting as setting } from './breaks.ts'

let plan: BreakPlan | null = null
let steps = 0
let lastWritten: unknown = null
let answer: ServerResponse | undefined
const writeSync = fs.writeSync

const readsOnly = /^\s*(select|pragma table_info)/i
const sqliteCodes = new Map([
  ['EIO', 10],
  ['ENOSPC', 13],
])

/**
 * Counts a step. Returns null, or the error with which the step must fail if it is the planned one. Kills the process instead
 * if the plan says so. If the step is a write, `tear` writes half of it first.
 */
function takeStep(name: string, tear?: () => void): NodeJS.ErrnoException | null {
  if (plan === null) return null
  steps += 1
  if (steps !== plan.at) return null
  const { how } = plan
  plan = null
  tear?.()
  if (answer === undefined) writeSync(2, `${brokenHeader}: ${name}\n`)
  if (how === 'kill') process.kill(process.pid, 'SIGKILL')
  if (answer?.headersSent === false) answer.setHeader(brokenHeader, name)
  return Object.assign(new Error(`${how}: ${name} was broken`), { code: how, syscall: name })
}

type Call = (this: unknown, ...given: unknown[]) => unknown
/** Runs instead of a function. `call` runs the original function. */
type Replacement = (self: unknown, given: unknown[], call: () => unknown) => unknown

function replace(owner: object, names: readonly string[], replacementOf: (name: string) => Replacement) {
  for (const name of names) {
    const original: Call = Reflect.get(owner, name)
    const run = replacementOf(name)
    const replaced: Call = function (...given) {
      return run(this, given, () => Reflect.apply(original, this, given))
    }
    Reflect.set(owner, name, replaced)
  }
}

const opensForReading = (name: string, given: readonly unknown[]) =>
  /^open/.test(name) && (given[1] === undefined || given[1] === 'r' || typeof given[1] === 'function')

/** Counts a file operation. Consecutive writes to one file count as one step. Writes to the log do not count. */
function takeFileStep(name: string, file: unknown, given: readonly unknown[]) {
  if (opensForReading(name, given)) return null
  if (!/^write/.test(name)) {
    lastWritten = null
    return takeStep(name)
  }
  if (file === 1 || file === 2 || file === lastWritten) return null
  lastWritten = file
  return takeStep(name, () => tear(file, given))
}

/** Writes only half of the content. */
function tear(file: unknown, given: readonly unknown[]) {
  const content = given.find((one) => typeof one === 'string' || one instanceof Uint8Array)
  if (typeof file !== 'number' || content === undefined) return
  const bytes = Buffer.from(content as Uint8Array)
  writeSync(file, bytes, 0, Math.floor(bytes.length / 2))
}

const changes = ['open', 'write', 'writev', 'fsync', 'fdatasync', 'ftruncate', 'rename', 'rm', 'unlink', 'mkdir']
const moreChanges = ['chmod', 'utimes', 'copyFile', 'link', 'writeFile']

function countFiles(handle: object) {
  const synchronous = [...changes, ...moreChanges].map((name) => `${name}Sync`).filter((name) => name in fs)
  replace(fs, synchronous, (name) => (_, given, call) => {
    const error = takeFileStep(name, given[0], given)
    if (error) throw error
    return call()
  })
  replace(fs, ['open', 'write', 'writev', 'rename', 'unlink', 'mkdir'], (name) => (_, given, call) => {
    const error = takeFileStep(name, given[0], given)
    const done = given.at(-1)
    return error && typeof done === 'function' ? process.nextTick(done, error) : call()
  })
  const promised = ['open', 'rename', 'rm', 'unlink', 'mkdir', 'chmod', 'utimes', 'copyFile', 'writeFile']
  replace(fs.promises, promised, (name) => async (_, given, call) => {
    const error = takeFileStep(name === 'writeFile' ? 'create' : name, given[0], given)
    if (error) throw error
    return call()
  })
  const ofHandle = ['write', 'writev', 'writeFile', 'sync', 'datasync', 'truncate']
  replace(handle, ofHandle, (name) => async (self, given, call) => {
    const error = takeFileStep(name, Object(self).fd, given)
    if (error) throw error
    return call()
  })
  syncBuiltinESMExports()
}

const sqlOf = (query: unknown) => String(typeof query === 'string' ? query : Object(query).text)

/**
 * Counts a query. A query that only reads counts only if the plan is EIO: it needs no disk space, and a kill during it loses
 * nothing. Equal queries in a row count as one step.
 */
function takeQuery(query: string) {
  if (plan?.how !== 'EIO' && readsOnly.test(query)) return null
  if (query === lastWritten) return null
  lastWritten = query
  // The name becomes a header, which must have no line breaks.
  return takeStep(query.replace(/\s+/g, ' ').slice(0, 60))
}

function countSqlite() {
  const failLikeSqlite = (query: string) => {
    const error = takeQuery(query)
    if (!error) return
    const errcode = sqliteCodes.get(error.code ?? '')
    throw Object.assign(error, { errcode, code: 'ERR_SQLITE_ERROR' })
  }
  replace(StatementSync.prototype, ['run', 'all', 'get', 'iterate'], () => (self, _, call) => {
    failLikeSqlite(String(Object(self).sourceSQL))
    return call()
  })
  replace(DatabaseSync.prototype, ['exec'], () => (_, given, call) => {
    failLikeSqlite(String(given[0]))
    return call()
  })
}

/** With EIO the connection breaks after the statement is sent. With ENOSPC it throws PostgreSQL’s error for a full disk. */
function countPostgres() {
  const { Client } = createRequire(import.meta.url)('pg')
  replace(Client.prototype, ['query'], () => (self, given, call) => {
    const error = takeQuery(sqlOf(given[0]))
    if (error?.code === 'ENOSPC') return Promise.reject(Object.assign(error, { code: '53100' }))
    const result = call()
    if (error) Object(self).connection.stream.destroy()
    return result
  })
}

/** A header of a request may contain a plan, which says which of its steps to break. */
function readRequests() {
  replace(Server.prototype, ['emit'], () => (_, given, call) => {
    const [event, request, response] = given
    const words = event === 'request' && Object(request).headers[breakHeader]
    if (words) {
      answer = response as ServerResponse
      answer.once('finish', () => {
        plan = null
      })
      begin(words)
    }
    return call()
  })
}

function begin(words: string) {
  plan = JSON.parse(words)
  steps = 0
  lastWritten = null
}

const handle = await fs.promises.open(import.meta.filename)
countFiles(Object.getPrototypeOf(handle))
await handle.close()
countSqlite()
if (process.env.DATABASE_URL) countPostgres()
readRequests()
if (process.env[setting]) begin(process.env[setting])
// Child processes must not inherit these settings.
delete process.env.NODE_OPTIONS
delete process.env[setting]
