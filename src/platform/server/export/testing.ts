import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** Reads the files of a ZIP by name. It uses a different library than the code that writes the ZIP. */
export async function readZip(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
