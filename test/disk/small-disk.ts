import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A disk in memory that can be filled to its last byte. */
export interface SmallDisk {
  folder: string
  /** Leaves not one byte. */
  fill(): void
  /** Takes away what filled it. */
  empty(): void
}

const PART_BYTES = 1_048_576

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Writes larger parts first, then smaller ones: the last bytes go to a write that is as small as they are. */
const fillUp = (file: string): void => {
  writeFileSync(file, '')
  for (let bytes = PART_BYTES; bytes >= 1; bytes = Math.floor(bytes / 16)) {
    const part = Buffer.alloc(bytes, 'x')
    try {
      for (;;) appendFileSync(file, part)
    } catch (error) {
      if (!isFull(error)) throw error
    }
  }
}

/** Mounts a disk of so many megabytes for the work, and leaves nothing of it. Needs root on Linux. */
export const withSmallDisk = async <Result>(
  megabytes: number,
  work: (disk: SmallDisk) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vela-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  const filler = path.join(folder, 'filler')
  try {
    return await work({ folder, fill: () => fillUp(filler), empty: () => rmSync(filler, { force: true }) })
  } finally {
    execFileSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
