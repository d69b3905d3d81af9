import type { DatabaseNode } from '../../deploy/local/database-node'
import type { Random } from '../support/random'

/** What can befall the machine that writes, and how it comes back. */
interface Fault {
  strike: (node: DatabaseNode) => void
  mend: (node: DatabaseNode) => void
}

const FAULTS = {
  'PostgreSQL killed': { strike: (node) => node.killPostgres(), mend: () => undefined },
  'machine killed': { strike: (node) => node.kill(), mend: (node) => node.start() },
  'machine frozen': { strike: (node) => node.freeze(), mend: (node) => node.thaw() },
  'machine cut off': { strike: (node) => node.cut(), mend: (node) => node.mend() },
} as const satisfies Record<string, Fault>

/** What befell it. */
export type FaultName = keyof typeof FAULTS

const NAMES = Object.keys(FAULTS) as [FaultName, ...FaultName[]]

export const faultOf = (name: FaultName): Fault => FAULTS[name]

/** What happens in which order: each kind once, then by chance. */
export const planFaults = (count: number, random: Random, canCut: boolean): FaultName[] => {
  const [first, ...others] = NAMES.filter((name) => canCut || name !== 'machine cut off')
  if (first === undefined) return []
  return Array.from({ length: count }, (_, n) => [first, ...others][n] ?? random.pick([first, ...others]))
}
