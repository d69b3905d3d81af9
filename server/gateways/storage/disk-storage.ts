import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { NoRoom } from '../../system/no-room'
import type { FileStorage } from './file-storage'

const ONLY_OWNER = 0o700
/** Beside the files, so that a draft is taken in by renaming it: nobody ever reads half a file. */
const DRAFTS = 'drafts'

/** Less than a few uploads need: the disk is as good as full. */
const MIN_ROOM_BYTES = 33_554_432

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code))

const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')
/** The disk is full, or this user's share of it. */
const isFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT')

/** What is asked of a file or folder, or null when it is not there. */
const unlessMissing = async <Result>(asked: Promise<Result>): Promise<Result | null> => {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** What is left to this user on the disk of a folder, which the first upload makes. */
const roomOf = async (folder: string): Promise<number> => {
  const { bavail, bsize } = (await unlessMissing(statfs(folder))) ?? (await statfs(path.dirname(folder)))
  return bavail * bsize
}

const makeFolder = (folder: string): Promise<unknown> => mkdir(folder, { recursive: true, mode: ONLY_OWNER })

/** Keeps files in a folder of this machine. Several machines need a folder that they share. */
export const createDiskStorage = (folder: string): FileStorage => {
  const drafts = path.join(folder, DRAFTS)
  const placeOf = (file: string): string => {
    const place = path.resolve(folder, file)
    if (!place.startsWith(folder + path.sep)) throw new RangeError('A file path leads out of the storage folder.')
    return place
  }
  const withDraft = async <Result>(work: (draft: string) => Promise<Result>): Promise<Result> => {
    const draft = path.join(drafts, randomUUID())
    try {
      await makeFolder(drafts)
      return await work(draft)
    } catch (error) {
      throw isFull(error) ? new NoRoom(error) : error
    } finally {
      await rm(draft, { force: true })
    }
  }
  const adopt = async (draft: string, file: string): Promise<void> => {
    const place = placeOf(file)
    await makeFolder(path.dirname(place))
    await rename(draft, place)
  }
  return {
    withDraft,
    adopt,
    write: (file, bytes) =>
      withDraft(async (draft) => {
        await writeFile(draft, bytes)
        await adopt(draft, file)
      }),
    read: async (file, part) => (await unlessMissing(open(placeOf(file))))?.createReadStream(part) ?? null,
    link: () => Promise.resolve(null),
    remove: (file) => rm(placeOf(file), { force: true }),
    check: async () => {
      if ((await roomOf(folder)) < MIN_ROOM_BYTES) throw new NoRoom()
    },
    sweepDrafts: async (before) => {
      for (const name of (await unlessMissing(readdir(drafts))) ?? []) {
        const draft = path.join(drafts, name)
        const written = await unlessMissing(stat(draft))
        if (written !== null && written.mtime < before) await rm(draft, { force: true })
      }
    },
  }
}
