import { existsSync } from 'node:fs'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILE = /\.(html|js|css|svg|json|txt|map)$/
/** Below this, headers weigh more than what compression saves. */
const MIN_BYTES = 1_024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const encodings = {
  '.br': (bytes: Buffer) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  '.gz': (bytes: Buffer) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const

const isFresh = async (copy: string, sourceMs: number): Promise<boolean> =>
  existsSync(copy) && (await stat(copy)).mtimeMs >= sourceMs

const compressFile = async (file: string): Promise<number> => {
  const { mtimeMs, size } = await stat(file)
  if (size < MIN_BYTES) return 0
  let written = 0
  for (const [ending, compress] of Object.entries(encodings)) {
    const copy = file + ending
    if (await isFresh(copy, mtimeMs)) continue
    const draft = `${copy}.${process.pid}`
    await writeFile(draft, await compress(await readFile(file)))
    // Renamed into place: another process may be serving it.
    await rename(draft, copy)
    written += 1
  }
  return written
}

/** Writes brotli and gzip copies beside the text files of a folder, where they are missing or older. Returns how many. */
export const precompress = async (folder: string): Promise<number> => {
  if (!existsSync(folder)) return 0
  const entries = await readdir(folder, { recursive: true })
  const files = entries.filter((entry) => TEXT_FILE.test(entry)).map((entry) => path.join(folder, entry))
  const written = await Promise.all(files.map(compressFile))
  return written.reduce((sum, count) => sum + count, 0)
}
