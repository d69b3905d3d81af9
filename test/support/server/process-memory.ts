import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const KILOBYTES_PER_MB = 1_024

/** Memory that a process holds now, in megabytes. */
export const memoryOf = async (pid: number): Promise<number> =>
  Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / KILOBYTES_PER_MB
