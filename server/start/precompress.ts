import { existsSync } from 'node:fs'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT_FILE = /\.(html|js|css|svg|json|txt|map)$/
const NAMED = /(?:src|href)="\.?\/?((?:js|css)\/[^"]+)"/g
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

/** What the pages themselves name: all that a first visit waits for. */
const filesOfFirstVisit = async (folder: string): Promise<string[]> => {
  const pages = (await readdir(folder)).filter((file) => file.endsWith('.html'))
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')))
  const named = texts.flatMap((text) => [...text.matchAll(NAMED)].map(([, name = '']) => name))
  return [...new Set([...pages, ...named])].map((name) => path.join(folder, name)).filter(existsSync)
}

/** Writes the compressed copies of what a first visit loads, where they are missing or older, all at once. */
export const precompressFirstVisit = async (folder: string): Promise<void> => {
  if (existsSync(folder)) await Promise.all((await filesOfFirstVisit(folder)).map(compressFile))
}

/**
 * Writes brotli and gzip copies beside the text files of a folder, where they are missing or older: one after the other,
 * beside a server that serves the files as they are meanwhile. Returns how many.
 *
 * @param signal - ends it after the file in hand.
 */
export const precompress = async (folder: string, signal?: AbortSignal): Promise<number> => {
  if (!existsSync(folder)) return 0
  const entries = await readdir(folder, { recursive: true })
  let written = 0
  for (const entry of entries.filter((name) => TEXT_FILE.test(name))) {
    if (signal?.aborted === true) break
    written += await compressFile(path.join(folder, entry))
  }
  return written
}
