import { expect, test, vi } from 'vitest'
import { createUploadQueue, type Upload } from './upload-queue.ts'

type Chosen = Upload<{ words: string }, string>

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

function openQueue() {
  const sent: Chosen[] = []
  const queue = createUploadQueue<{ words: string }, string>({
    send: async (upload) => `${upload.file.name} is there (${sent.push(upload)})`,
    explain: (error) => ({ words: String(error), isFinal: false }),
  })
  return { queue, sent, states: () => queue.list().map(({ state }) => state) }
}

test('an uploaded file stays in the list, with the response of the server', async () => {
  const { queue, states } = openQueue()
  queue.choose([picture('a'), picture('b')], { words: '' })
  const tell = vi.fn()
  queue.start(tell)
  await expect.poll(() => tell).toHaveBeenCalledWith({ sent: 2, failures: [] })
  expect(states()).toEqual([
    { is: 'uploaded', answer: 'a is there (1)' },
    { is: 'uploaded', answer: 'b is there (2)' },
  ])
})

test('after lose(), an uploaded file can be sent again with the same key', async () => {
  const { queue, sent, states } = openQueue()
  queue.choose([picture('a')], { words: '' })
  const tell = vi.fn()
  queue.start(tell)
  await expect.poll(() => tell).toHaveBeenCalledOnce()
  queue.lose('It is gone.')
  expect(states()).toEqual([{ is: 'stopped', words: 'It is gone.' }])
  queue.start(tell)
  await expect.poll(() => tell).toHaveBeenCalledTimes(2)
  expect(sent[1]?.key).toBe(sent[0]?.key)
})

test('write() changes only the uploads for which its function returns text', () => {
  const { queue } = openQueue()
  queue.choose([picture('a'), picture('b')], { words: 'none' })
  const [, untouched] = queue.list()
  queue.write(({ file }) => (file.name === 'a' ? { words: 'some' } : undefined))
  expect(queue.list().map(({ words }) => words)).toEqual(['some', 'none'])
  expect(queue.list()[1]).toBe(untouched)
})
