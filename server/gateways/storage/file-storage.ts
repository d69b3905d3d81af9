import type { Readable } from 'node:stream'

/** Where the bytes of uploaded files lie. Paths are ours, relative, with forward slashes. */
export interface FileStorage {
  /** @throws NoRoom where the file does not fit, StorageUnavailable where the store is away; nothing is left of it. */
  write(path: string, bytes: Buffer): Promise<void>
  /** A stream of the file, or of the part from its first to its last byte; null when there is no such file. */
  read(path: string, part?: { start: number; end: number }): Promise<Readable | null>
  /**
   * An address under which a phone gets a file of a media type from the store itself for a minute; null where we hand it
   * on.
   */
  link(path: string, mimeType: string): Promise<string | null>
  /** Removes a file; one that is not there is removed already. */
  remove(path: string): Promise<void>
  /**
   * Gives the work a place on this machine for a file on its way in, and clears it afterwards.
   *
   * @throws NoRoom where the work found the disk full.
   */
  withDraft<Result>(work: (draft: string) => Promise<Result>): Promise<Result>
  /** Takes a finished draft in, at once and whole. */
  adopt(draft: string, path: string): Promise<void>
  /** Clears the drafts that a killed process left before a time. */
  sweepDrafts(before: Date): Promise<void>
  /** @throws NoRoom when there is hardly any room left to write to. */
  check(): Promise<void>
}
