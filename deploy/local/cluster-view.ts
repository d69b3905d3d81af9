import http from 'node:http'

/** A node as Patroni tells of it. */
export interface Member {
  name: string
  role: string
  state: string
  timeline?: number
  /** Bytes behind the primary, once that is known. */
  lag?: number | string
}

const PATIENCE_MS = 2_000
/** A write-ahead segment: less is what is under way at any moment. */
const SMALL_LAG_BYTES = 1_048_576
const RUNNING = ['running', 'streaming']

/** All nodes, as the one behind this socket sees them; null when it does not answer. */
export const askMembers = (socketPath: string): Promise<Member[] | null> =>
  new Promise((resolve) => {
    const request = http.get({ socketPath, path: '/cluster', timeout: PATIENCE_MS }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => resolve(null))
      response.on('end', () => {
        try {
          resolve((JSON.parse(Buffer.concat(parts).toString()) as { members: Member[] }).members)
        } catch {
          resolve(null)
        }
      })
    })
    request.on('timeout', () => request.destroy()).on('error', () => resolve(null))
  })

/** The node that writes. */
export const leaderOf = (members: readonly Member[]): string | null =>
  members.find(({ role, state }) => role === 'leader' && RUNNING.includes(state))?.name ?? null

/** Whether all nodes serve, follow one of them closely, and one of those is told of everything before it is acknowledged. */
export const isWhole = (members: readonly Member[], size: number): boolean => {
  const leader = members.find(({ role }) => role === 'leader')
  const followers = members.filter((member) => member !== leader)
  const isClose = ({ timeline, lag }: Member): boolean =>
    timeline === leader?.timeline && typeof lag === 'number' && lag < SMALL_LAG_BYTES
  return (
    members.length === size &&
    members.every(({ state }) => RUNNING.includes(state)) &&
    leader !== undefined &&
    followers.some(({ role }) => role === 'sync_standby') &&
    followers.every(isClose)
  )
}
