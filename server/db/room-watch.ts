import { NoRoom } from '../system/no-room'
import type { Connections } from './connections'

/** Takes a megabyte of the database's disk, and gives it back at the end of the transaction. */
export const WRITE_A_MEGABYTE = `CREATE TEMPORARY TABLE room ON COMMIT DROP AS
  SELECT n, repeat('x', 40) AS filling FROM generate_series(1, 12000) AS n`

/** Remembers that the database's disk was full, until a write has proved that it no longer is. */
export class RoomWatch {
  private wasFull = false

  /** The same connections, with an eye on them. */
  over(connections: Connections): Connections {
    return {
      ...connections,
      lend: async (work) => {
        try {
          return await connections.lend(work)
        } catch (error) {
          if (error instanceof NoRoom) this.wasFull = true
          throw error
        }
      },
    }
  }

  /**
   * Does nothing where there was room all the time.
   *
   * @param write - writes enough to tell.
   * @throws NoRoom.
   */
  async check(write: () => Promise<unknown>): Promise<void> {
    if (!this.wasFull) return
    await write()
    this.wasFull = false
  }
}
