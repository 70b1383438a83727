import { buffer } from 'node:stream/consumers'
import type { Entry } from 'yauzl'
import { ImportError } from './import-error.ts'

/** More files than any family has, but few enough to hold their names in memory. */
const mostEntries = 200_000

export type OpenZip = {
  /** The content of a file; throws ImportError if it is missing, damaged, or larger than `most` bytes. */
  read(name: string, most: number): Promise<Buffer>
  close(): void
}

/** Opens a ZIP that is not trusted: names in it are only compared, and never used as paths. Throws ImportError. */
export async function openZip(path: string): Promise<OpenZip> {
  // Loaded on demand, because imports are rare.
  const { openPromise } = await import('yauzl')
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch((error) => {
    throw refuse(path, error)
  })
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw new ImportError(`${path} has two files called ${entry.fileName}.`)
      entries.set(entry.fileName, entry)
      if (entries.size > mostEntries) throw new ImportError(`${path} has more than ${mostEntries} files.`)
    }
  } catch (error) {
    zip.close()
    throw error instanceof ImportError ? error : refuse(path, error)
  }
  return {
    async read(name, most) {
      const entry = entries.get(name)
      if (!entry) throw new ImportError(`${path} does not have the file ${name}.`)
      // A file that unpacks to more than its declared size is refused while it is read.
      if (entry.uncompressedSize > most) throw new ImportError(`${name} is larger than it may be.`)
      return buffer(await zip.openReadStreamPromise(entry)).catch((error) => {
        throw new ImportError(`${name} cannot be read (${reasonOf(error)}).`)
      })
    },
    close: () => zip.close(),
  }
}

const refuse = (path: string, error: unknown) =>
  new ImportError(`${path} cannot be read as an export of Nestling (${reasonOf(error)}).`)

const reasonOf = (error: unknown) => String(Object(error).code ?? Object(error).message)
