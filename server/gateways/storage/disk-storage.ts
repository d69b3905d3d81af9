import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FileStorage } from './file-storage'

const ONLY_OWNER = 0o700

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Keeps files in a folder of this machine. Several machines need a folder that they share. */
export const createDiskStorage = (folder: string): FileStorage => {
  const placeOf = (file: string): string => {
    const place = path.resolve(folder, file)
    if (!place.startsWith(folder + path.sep)) throw new RangeError('A file path leads out of the storage folder.')
    return place
  }
  return {
    write: async (file, bytes) => {
      const place = placeOf(file)
      const draft = `${place}.${randomUUID()}`
      await mkdir(path.dirname(place), { recursive: true, mode: ONLY_OWNER })
      // Renamed into place: nobody ever reads half a file.
      await writeFile(draft, bytes)
      await rename(draft, place)
    },
    read: async (file) => {
      try {
        return (await open(placeOf(file))).createReadStream()
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (file) => rm(placeOf(file), { force: true }),
  }
}
