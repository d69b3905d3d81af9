/** A file on this phone that is to be kept. */
export interface KeptFile {
  /** A local address, as a download gives it. */
  filePath: string
  kind: 'picture' | 'video'
  /** What the file is called where files have names. */
  name: string
}

/**
 * How it ended: `begun` where a browser took it over and tells no more, `elsewhere` where the browser keeps no files at
 * all, `refused` when the person keeps the app from the album, `cancelled` when called off this once.
 */
export type SaveOutcome = 'saved' | 'begun' | 'elsewhere' | 'refused' | 'cancelled'

/** Puts a file where the person finds it again: the phone's album, or a browser's downloads. Rejects when it cannot. */
export type SaveToAlbum = (file: KeptFile) => Promise<SaveOutcome>
