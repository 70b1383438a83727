import type { Readable } from 'node:stream'

/** Where files are kept that are too large for the database, by names of letters, digits, `-`, `.` and `/`. */
export type FileStore = {
  /** Keeps the bytes for good: once it resolves they survive a power cut. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** Whether it is there, as a whole. */
  has(name: string): Promise<boolean>
  /** A part of it, both ends included. */
  open(name: string, start: number, end: number): Readable
  /** Takes it away; what is not there is no failure. */
  remove(name: string): Promise<void>
  /** Everything whose name begins with the folder's, what was left half done included. */
  list(folder: string): AsyncIterable<StoredFile>
}

type StoredFile = { readonly name: string; readonly changedAt: Date }
