import type { Readable } from 'node:stream'

/** Storage for files too large for the database. Names consist of letters, digits, `-`, `.` and `/`. */
export type FileStore = {
  /** Stores the bytes. Once the promise resolves, they survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Whether the whole file is there. */
  has(name: string): Promise<boolean>
  /** Reads a small file as a whole; null if there is none. */
  find(name: string): Promise<Uint8Array | null>
  /** Reads the bytes from `start` to `end`, both included. */
  open(name: string, start: number, end: number): Readable
  /** Removes the file. A missing file is not an error. */
  remove(name: string): Promise<void>
  /** Renames a file. At any moment it has at least one of the two names. An existing file with the new name is not replaced. */
  move(from: string, to: string): Promise<void>
  /** Every file of the folder, including partial writes. */
  list(folder: string): AsyncIterable<StoredFile>
}

type StoredFile = { readonly name: string; readonly changedAt: Date }
