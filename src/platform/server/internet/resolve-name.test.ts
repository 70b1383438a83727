import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { resolveName } from './resolve-name.ts'

const ipv4 = 1
const ipv6 = 28
type Answers = Partial<Record<number, readonly (readonly number[])[]>>

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A name server that responds with these addresses, or does not respond. */
async function openNameServer(answers: Answers | 'silent') {
  const server = createSocket('udp4')
  const requested: number[] = []
  server.on('message', (question, { port, address }) => {
    const end = question.indexOf(0, 12) + 5
    const kind = question.readUInt16BE(end - 4)
    requested.push(kind)
    if (answers === 'silent') return
    const records = (answers[kind] ?? []).map((bytes) =>
      Buffer.of(0xc0, 12, 0, kind, 0, 1, 0, 0, 0, 60, 0, bytes.length, ...bytes),
    )
    const head = Buffer.from([question[0] ?? 0, question[1] ?? 0, 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0])
    server.send(Buffer.concat([head, question.subarray(12, end), ...records]), port, address)
  })
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  return { servers: [`127.0.0.1:${server.address().port}`], requested }
}

const noHurry = () => new AbortController().signal

test('every address of a name is returned, both IPv4 and IPv6', async () => {
  const { servers } = await openNameServer({
    [ipv4]: [
      [93, 184, 215, 14],
      [10, 0, 0, 1],
    ],
    [ipv6]: [[0x26, 0x06, 0x47, 0, ...Array<number>(11).fill(0), 1]],
  })
  const addresses = await resolveName('pictures.example', noHurry(), servers)
  expect(addresses.toSorted()).toEqual(['10.0.0.1', '2606:4700::1', '93.184.215.14'])
})

test('a name may have only IPv4 or only IPv6 addresses', async () => {
  const { servers } = await openNameServer({ [ipv4]: [[93, 184, 215, 14]] })
  expect(await resolveName('pictures.example', noHurry(), servers)).toEqual(['93.184.215.14'])
})

test('a name without an address is refused', async () => {
  const { servers } = await openNameServer({})
  await expect(resolveName('pictures.example', noHurry(), servers)).rejects.toThrow('no address')
})

test('a name server that does not respond is given up at the timeout', async () => {
  const { servers } = await openNameServer('silent')
  await expect(resolveName('pictures.example', AbortSignal.timeout(50), servers)).rejects.toThrow()
})

test('no name server is queried if the signal is already aborted', async () => {
  const { servers, requested } = await openNameServer('silent')
  await expect(resolveName('pictures.example', AbortSignal.abort(), servers)).rejects.toThrow()
  expect(requested).toEqual([])
})
