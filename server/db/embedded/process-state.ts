import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Ended, but its parent has not asked for its exit status: in a container perhaps never. */
const isZombie = (pid: number): boolean => {
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Whether a process with this id is running. */
export const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || isZombie(pid)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists and belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process id that PostgreSQL noted in its data folder, or null when it noted none. */
export const readPostmasterPid = (dataFolder: string): number | null => {
  try {
    const pid = Number(readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

/**
 * Whether a process certainly is no PostgreSQL. After a crash the noted id may belong to any other program, which would
 * keep PostgreSQL from starting for ever. Without /proc (macOS) nothing is certain.
 */
export const isForeignProcess = (pid: number): boolean => {
  if (!existsSync('/proc/self/comm')) return !isAlive(pid)
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres'
  } catch {
    return true
  }
}
