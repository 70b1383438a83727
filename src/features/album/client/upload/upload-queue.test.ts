import { beforeEach, expect, test, vi } from 'vitest'
import { createUploadQueue, type Upload } from './upload-queue.ts'

type Sent = { upload: Upload; arrive: () => void; fail: (error: Error) => void; onProgress: (share: number) => void }
let sent: Sent[]
const onOutcome = vi.fn()
const onBusy = vi.fn()
let queue: ReturnType<typeof createUploadQueue>

beforeEach(() => {
  sent = []
  vi.resetAllMocks()
  queue = createUploadQueue({
    send(upload, { signal, onProgress }) {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      signal.addEventListener('abort', () => reject(signal.reason))
      sent.push({ upload, arrive: resolve, fail: reject, onProgress })
      return promise
    },
    explain: (error) => ({ words: String(error), isFinal: String(error).includes('not a picture') }),
    onBusy,
  })
})

const picture = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })
const states = () => queue.list().map(({ state: { is } }) => is)
const keyOf = (index: number) => queue.list()[index]?.key ?? ''
const arrive = async (index: number) => {
  sent[index]?.arrive()
  await expect.poll(() => states()[index] ?? 'uploaded').toBe('uploaded')
}

test('two photos are uploaded at a time', async () => {
  queue.choose(['a', 'b', 'c'].map(picture))
  queue.start(onOutcome)
  expect(states()).toEqual(['uploading', 'uploading', 'waiting'])
  await arrive(0)
  expect(states()).toEqual(['uploaded', 'uploading', 'uploading'])
})

test('once all photos are uploaded, the queue reports how many were sent and is empty', async () => {
  queue.choose([picture('a'), picture('b')])
  queue.start(onOutcome)
  expect(onBusy).toHaveBeenLastCalledWith(true)
  await arrive(0)
  await arrive(1)
  expect(queue.list()).toEqual([])
  expect(onOutcome.mock.calls).toEqual([[{ sent: 2, failures: [] }]])
  expect(onBusy).toHaveBeenLastCalledWith(false)
})

test('a failed upload keeps its caption, and a retry sends the same key', async () => {
  queue.choose([picture('a')])
  queue.write(keyOf(0), { caption: 'first scan' })
  queue.start(onOutcome)
  sent[0]?.fail(new Error('cut off'))
  await expect.poll(() => states()).toEqual(['stopped'])
  expect(onOutcome.mock.calls[0]?.[0].failures).toHaveLength(1)

  queue.retry(keyOf(0), onOutcome)
  expect(sent[1]?.upload).toMatchObject({ caption: 'first scan', key: sent[0]?.upload.key, attempts: 2 })
})

test('starting the queue again does not send an upload that the server refused', async () => {
  queue.choose([picture('a')])
  queue.start(onOutcome)
  sent[0]?.fail(new Error('not a picture'))
  await expect.poll(() => states()).toEqual(['refused'])
  queue.start(onOutcome)
  expect(sent).toHaveLength(1)
})

test('when some uploads are cancelled, the others continue', async () => {
  queue.choose(['a', 'b', 'c'].map(picture))
  queue.start(onOutcome)
  queue.stop(keyOf(2))
  queue.stop(keyOf(0))
  await expect.poll(() => states()).toEqual(['stopped', 'uploading', 'stopped'])
  await arrive(1)
  expect(onOutcome.mock.calls).toEqual([[{ sent: 1, failures: [] }]])
})

test('a file that is not a picture is never uploaded', async () => {
  queue.choose([new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }), picture('a')])
  expect(states()).toEqual(['unfit', 'chosen'])
  queue.start(onOutcome)
  expect(sent.map(({ upload }) => upload.file.name)).toEqual(['a'])
  sent[0]?.arrive()
  await expect.poll(() => queue.list()).toEqual([])
})

test('the week for all photos applies to each photo without its own week', () => {
  queue.choose([picture('a'), picture('b')])
  queue.write(keyOf(1), { week: '8' })
  queue.writeWeekForAll('3')
  queue.writeWeekForAll('30')
  queue.choose([picture('c')])
  expect(queue.list().map(({ week }) => week)).toEqual(['30', '8', '30'])
})

test('nothing is uploaded while a week is invalid', () => {
  queue.choose([picture('a'), picture('b')])
  queue.write(keyOf(1), { week: '43' })
  expect(queue.start(onOutcome)?.weekError).toBe('Number must be less than or equal to 42')
  expect(sent).toEqual([])
})

test('clearing the queue cancels and removes every upload', async () => {
  queue.choose([picture('a')])
  queue.start(onOutcome)
  queue.clear()
  expect(queue.list()).toEqual([])
  await expect.poll(() => onOutcome).toHaveBeenCalledWith({ sent: 0, failures: [] })
})

test('the queue shows the progress of an upload', () => {
  queue.choose([picture('a')])
  queue.start(onOutcome)
  sent[0]?.onProgress(0.5)
  expect(queue.list()[0]?.state).toEqual({ is: 'uploading', share: 0.5 })
})

test('a caption shared with several photos goes to the first one', () => {
  queue.choose([picture('before')])
  queue.choose(['a', 'b'].map(picture), 'Our first')
  expect(queue.list().map(({ file, caption }) => [file.name, caption])).toEqual([
    ['before', ''],
    ['a', 'Our first'],
    ['b', ''],
  ])
})
