import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readPostmasterPid } from '../../../server/db/embedded/process-state'

/** What the system counts in: hundredths of a second, on every Linux that Node runs on. */
const MS_PER_TICK = 10
/** In `/proc/<pid>/stat`, counted after the name in brackets: in the process, for it, and both of its ended children. */
const OWN = [11, 12] as const
const OF_ENDED = [13, 14] as const

const ticksOf = (pid: number, fields: readonly number[]): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.reduce((sum, field) => sum + Number(values[field]), 0)
}

/** Nothing of a process that has ended since it was listed (a vacuum's worker does): its parent, read next, has its time. */
const ticksOfOneThatMayEnd = (pid: number): number => {
  try {
    return ticksOf(pid, OWN)
  } catch (error) {
    if (existsSync(`/proc/${pid}`)) throw error
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** Processor time that processes have taken so far, with all their threads, in ms. */
export const processorMsOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + ticksOf(pid, OWN), 0) * MS_PER_TICK

/** The same of the embedded PostgreSQL of a folder: of the one that listens, of all that work for it, and of those that did. */
export const databaseMsOf = (dataDir: string): number => {
  const postmaster = readPostmasterPid(path.join(dataDir, 'postgres', 'data'))
  if (postmaster === null) throw new Error(`No PostgreSQL runs in ${dataDir}.`)
  const running = childrenOf(postmaster).reduce((sum, pid) => sum + ticksOfOneThatMayEnd(pid), ticksOf(postmaster, OWN))
  return (running + ticksOf(postmaster, OF_ENDED)) * MS_PER_TICK
}
