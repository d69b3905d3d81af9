import { readdirSync, readFileSync } from 'node:fs'

/** The parent of every process that runs now. */
const parents = (): Map<number, number> => {
  const found = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const pid = Number(name)
    if (!Number.isInteger(pid)) continue
    const parent = parentOf(pid)
    if (parent !== null) found.set(pid, parent)
  }
  return found
}

/** A name may hold brackets and blanks: what counts stands behind the last one. Null when the process has just ended. */
const parentOf = (pid: number): number | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}

/** Processes and all that came from them, the eldest first. */
const familyOf = (eldest: readonly number[]): number[] => {
  const parentOfEach = parents()
  const family = new Set(eldest.filter((pid) => parentOfEach.has(pid)))
  let size = 0
  while (family.size > size) {
    size = family.size
    for (const [pid, parent] of parentOfEach) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

const sent = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile, which is no worse.
  }
}

/** Sends a signal to processes and all that came from them, until nothing has come that did not get it. */
export const signalFamily = (eldest: readonly number[], signal: NodeJS.Signals): void => {
  const done = new Set<number>()
  for (;;) {
    const left = familyOf(eldest).filter((pid) => !done.has(pid))
    if (left.length === 0) return
    for (const pid of left) {
      sent(pid, signal)
      done.add(pid)
    }
  }
}
