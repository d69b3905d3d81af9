/** What the test has counted and timed, and what went wrong. */
export class Tally {
  private readonly counts = new Map<string, number>()
  private readonly times = new Map<string, number[]>()
  private readonly sentences = new Set<string>()
  /** What was acknowledged and is not there. */
  readonly lost = new Set<string>()

  /** Sentences about what must never happen; the run has failed when there is one. */
  get faults(): string[] {
    return [...[...this.lost].map((deed) => `acknowledged and lost: ${deed}`), ...this.sentences]
  }

  add(name: string, by = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + by)
  }

  /** All counts, by name. */
  all(): [string, number][] {
    return [...this.counts].sort(([one], [other]) => one.localeCompare(other))
  }

  time(name: string, ms: number): void {
    this.times.set(name, [...(this.times.get(name) ?? []), ms])
  }

  /** All times, by what took them. */
  timed(): [string, number[]][] {
    return [...this.times].sort(([one], [other]) => one.localeCompare(other))
  }

  fault(sentence: string): void {
    this.sentences.add(sentence)
  }

  lose(deed: string): void {
    this.lost.add(deed)
  }
}
