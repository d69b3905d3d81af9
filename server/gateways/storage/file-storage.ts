import type { Readable } from 'node:stream'

/** Where the bytes of uploaded files lie. Paths are ours, relative, with forward slashes. */
export interface FileStorage {
  write(path: string, bytes: Buffer): Promise<void>
  /** A stream of the file, or null when there is none. */
  read(path: string): Promise<Readable | null>
  /** Removes a file; one that is not there is removed already. */
  remove(path: string): Promise<void>
}
