import { once } from 'node:events'
import { Readable } from 'node:stream'

export type ZipEntry = {
  readonly name: string
  /** Whether to compress the entry; false for pictures, which would not get smaller. */
  readonly compress: boolean
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * Returns a ZIP as a stream. Each entry is read only after the previous one, so more files do not need more memory.
 * When the stream is destroyed, the open entry is closed.
 */
export async function writeZip(entries: AsyncIterable<ZipEntry>, madeAt: Date): Promise<Readable> {
  // Loaded on demand, because exports are rare.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  // The cast is safe: the declared type is a general readable stream, but the value is a PassThrough.
  const output = zip.outputStream as Readable
  // The error of an entry's stream is thrown by `once` below, so this event is ignored.
  zip.on('error', () => undefined)
  // Without a listener, the error would end the process. Whoever reads the stream still gets the error.
  output.on('error', () => undefined)
  addAll().catch((error) => output.destroy(error))
  return output

  async function addAll() {
    for await (const { name, compress, content } of entries) {
      const source = Readable.from(content)
      const stop = () => source.destroy(new Error('nobody reads this ZIP any more'))
      output.once('close', stop)
      zip.addReadStream(source, name, { mtime: madeAt, mode: 0o100644, compress })
      await once(source, 'end')
      output.off('close', stop)
      if (output.destroyed) return
    }
    zip.end()
  }
}
