import { Zip, ZipPassThrough } from 'fflate'

/** One file of an archive; its bytes are read when its turn has come. */
export interface ZipEntry {
  name: string
  at: Date
  bytes: AsyncIterable<Uint8Array>
}

const END = new Uint8Array(0)

/**
 * An archive as it is read: one file after the other, each piece by piece, and nothing of it is held. Pictures and papers
 * are packed already, so they pass as they are.
 */
export const zipStream = async function* (entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error
    ready.push(piece)
  })
  for await (const { name, at, bytes } of entries) {
    const entry = new ZipPassThrough(name)
    entry.mtime = at
    zip.add(entry)
    for await (const piece of bytes) {
      entry.push(piece)
      yield* ready.splice(0)
    }
    entry.push(END, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
