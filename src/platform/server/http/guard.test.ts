import { expect, test } from 'vitest'
import { createGuard } from './guard.ts'

const answersTo = (host: string, header: string) => {
  try {
    createGuard({ host, publicUrl: null }).checkHost(header)
    return true
  } catch {
    return false
  }
}

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['fd00::1', '[fd00::1]:3000'],
  ['FD00::1', '[fd00::1]'],
  ['Nas.local', 'nas.local:3000'],
  ['0.0.0.0', '192.168.1.7:3000'],
  ['::', '[fd00::7]:3000'],
])('a server that listens on %s accepts the host %s', (host, header) => {
  expect(answersTo(host, header)).toBe(true)
})

test.each([
  ['127.0.0.1', '192.168.1.7:3000'],
  ['127.0.0.1', 'evil.example'],
  ['0.0.0.0', 'evil.example'],
  ['fd00::1', '[fd00::2]'],
  ['127.0.0.1', 'localhost:3000@evil.example'],
])('a server that listens on %s refuses the host %s', (host, header) => {
  expect(answersTo(host, header)).toBe(false)
})
