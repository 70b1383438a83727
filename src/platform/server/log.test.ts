import { expect, test } from 'vitest'
import { createLog } from './log.ts'

function listen(level: Parameters<typeof createLog>[0] = 'info') {
  const lines: string[] = []
  const log = createLog(level, { write: (line: string) => void lines.push(line) })
  return { log, lines, first: (): unknown => JSON.parse(lines[0] ?? 'null') }
}

test('an error is logged without its message, which may contain personal data', () => {
  const { log, lines, first } = listen()
  const error = Object.assign(new TypeError('Key (email)=(nora@nestling.example) exists'), {
    code: '23505',
    detail: 'nora@nestling.example',
  })
  log.error({ error }, 'a bug')
  expect(first()).toMatchObject({
    msg: 'a bug',
    error: { type: 'TypeError', code: '23505', stack: expect.stringMatching(/^ +at /) },
  })
  expect(lines.join()).not.toContain('nora@')
})

test('only the type of a thrown value that is not an error is logged', () => {
  const { log, first } = listen()
  log.error({ error: 'Nora' }, 'a bug')
  expect(first()).toMatchObject({ error: { type: 'string' } })
})

test('a log line names neither the machine nor the process', () => {
  const { log, first } = listen()
  log.info('open')
  expect(Object.keys(Object(first())).sort()).toEqual(['level', 'msg', 'time'])
})

test('a line break in a value starts no new log line', () => {
  const { log, lines } = listen()
  log.info('one\n{"level":60}\u001b[31m')
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).not.toContain('\n')
  expect(lines[0]).not.toContain('\u001b')
})

test('the level decides what is logged', () => {
  const { log, lines } = listen('error')
  log.info('quiet')
  expect(lines).toEqual([])
})
