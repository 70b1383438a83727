/** Argon2id with the strength that OWASP recommends. Only three hashes are computed at a time, so pages stay quick. */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createConcurrencyLimit } from '#platform/server/concurrency-limit.ts'
import { strength } from './hash-strength.ts'

const queueSettings = { longestQueue: 20, retryAfterSeconds: 2 }
/** Separate queues, so a flood from unknown browsers does not delay people in browsers known to their accounts. */
const limitOf = {
  strangers: createConcurrencyLimit({ atOnce: 2, ...queueSettings }),
  knownBrowsers: createConcurrencyLimit({ atOnce: 1, ...queueSettings }),
}
export type HashQueue = keyof typeof limitOf

/** Returns a new hash as a PHC string; throws `too-busy` if too many passwords are waiting. */
export function hashPassword(password: string, queue: HashQueue = 'strangers'): Promise<string> {
  return limitOf[queue](async () => {
    const salt = randomBytes(16)
    const tag = await argon2id('argon2id', { ...strength, message: password, nonce: salt })
    const { memory, passes, parallelism } = strength
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
  })
}

/**
 * Whether the password matches the hash that `findHash` returns. Without a hash the result is false, after the same time.
 * Throws `too-busy`, without calling `findHash`, if too many passwords are waiting.
 */
export function isRightPassword(
  password: string,
  findHash: () => Promise<string | null>,
  queue: HashQueue = 'strangers',
): Promise<boolean> {
  return limitOf[queue](async () => {
    const phc = await findHash()
    const { memory, passes, parallelism, salt, tag } = parse(phc ?? unknownHash)
    const cost = { memory, passes, parallelism, tagLength: tag.length }
    const derived = await argon2id('argon2id', { ...cost, message: password, nonce: salt })
    return timingSafeEqual(derived, tag) && phc !== null
  })
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

// A random hash that stands in for a missing one, so both cases take the same time.
const unknownHash = `$argon2id$v=19$m=${strength.memory},t=${strength.passes},p=1$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`

function parse(phc: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(phc)
  if (!match) throw new Error('A stored password hash has an unknown form.')
  const [memory = 0, passes = 0, parallelism = 0] = match.slice(1, 4).map(Number)
  const [salt = '', tag = ''] = match.slice(4)
  return { memory, passes, parallelism, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

// An import of `node:util` would load the whole module at startup.
const { promisify } = process.getBuiltinModule('node:util')
const argon2id = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)
