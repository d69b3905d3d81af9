import { median, type Figure } from '../bench/measuring/figure'
import type { CrashWorld } from './world'

const NONE = { atMost: 0 }

const restartFigures = ({ tally }: CrashWorld): Figure[] =>
  tally.timed().flatMap(([name, times]) => [
    { name, measured: times.length },
    { name: `  until all served again, median, ms`, measured: Math.round(median(times)) },
    { name: `  until all served again, longest, ms`, measured: Math.round(Math.max(...times)) },
  ])

/** What happened, as a table; a run is good when every limit is kept. */
export const figuresOf = (world: CrashWorld): Figure[] => {
  const { journal, tally } = world
  return [
    ...restartFigures(world),
    { name: 'acknowledged', measured: journal.total },
    ...journal.counts.map(([deed, count]) => ({ name: `  ${deed}`, measured: count })),
    ...tally.all().map(([name, count]) => ({ name, measured: count })),
    { name: 'acknowledged and lost', measured: tally.lost.size, budget: NONE },
    { name: 'rules broken, calls failed, processes ended by themselves', measured: tally.faults.length, budget: NONE },
  ]
}
