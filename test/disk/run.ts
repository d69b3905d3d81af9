// `npm run test:disk`, as root on Linux: fills a small disk below a server, prints what came of it, and ends with status
// 1 when anything was answered otherwise than with 503 and a sentence, or was not well once there was room.
import { isKept, tableOf } from '../bench/measuring/figure'
import { runDiskTest } from './disk-test'
import { withSmallDisk } from './small-disk'

/** A new database takes some 60 of them, its log 80 more at most. */
const MEGABYTES = 320

const main = async (): Promise<void> => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Error('This test mounts a disk of its own: run it as root on Linux.')
  const figures = await withSmallDisk(MEGABYTES, runDiskTest)
  console.log(tableOf(figures))
  if (!figures.every(isKept)) process.exitCode = 1
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})
