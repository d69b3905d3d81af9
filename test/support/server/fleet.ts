import { FleetMember, type OnFault } from './fleet-member'
import { NO_PLACING_LIMITS } from './no-placing-limits'
import type { Random } from '../random'
import { freePort } from './server-process'

/** Several API processes on one database, as behind a balancer that sends each call anywhere. */
export class Fleet {
  private constructor(readonly members: readonly [FleetMember, ...FleetMember[]]) {}

  /** Starts all of them at the same moment, which on an empty database means that all want to fill it. */
  static async start(size: number, variables: Readonly<Record<string, string>>, onFault: OnFault): Promise<Fleet> {
    const member = async (): Promise<FleetMember> =>
      new FleetMember(await freePort(), { ...NO_PLACING_LIMITS, ...variables }, onFault)
    const fleet = new Fleet([await member(), ...(await Promise.all(Array.from({ length: size - 1 }, member)))])
    try {
      await Promise.all(fleet.members.map((one) => one.start()))
      return fleet
    } catch (error) {
      await fleet.stop()
      throw error
    }
  }

  /** Where one of the processes listens; it may be dead at the moment. */
  origin(random: Random): string {
    return random.pick(this.members).origin
  }

  get origins(): readonly string[] {
    return this.members.map(({ origin }) => origin)
  }

  /** Kills one of them and resolves when it serves again. */
  async crashOne(random: Random): Promise<void> {
    await random.pick(this.members).crash()
  }

  /** Resolves when all of them can serve. */
  async ready(): Promise<void> {
    await Promise.all(this.members.map((member) => member.ready()))
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map((member) => member.end('SIGTERM')))
  }
}
