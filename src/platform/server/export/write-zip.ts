import { once } from 'node:events'
import { Readable } from 'node:stream'

export type ZipEntry = {
  readonly name: string
  /** Not for pictures, which it would not make smaller. */
  readonly compress: boolean
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/**
 * Writes a ZIP while it is read: one entry after the other, each read when it is its turn, so the memory does not grow
 * with the files. When nobody reads any more, the entry under way is closed.
 */
export async function writeZip(entries: AsyncIterable<ZipEntry>, madeAt: Date): Promise<Readable> {
  // Loaded on demand, because exports are rare.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  // The type is that of any readable stream; it is a PassThrough.
  const output = zip.outputStream as Readable
  // The entry's own stream reports the failure.
  zip.on('error', () => undefined)
  // Whoever reads it next gets the failure, even if it comes before they begin.
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
