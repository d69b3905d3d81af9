import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { API_PREFIX } from '@/wire/envelope'
import { uploadFile } from '@/wire/endpoints/common'
import { Header } from '@/wire/headers'
import type { Database } from '../../../server/db/queryable'
import { logIn } from '../customers/account'
import { memoryOf } from './process-memory'

const LOOK_EVERY_MS = 20

/** Looks at a process again and again until it is told to stop; answers the most that it held, in megabytes. */
const watchMemory = (pid: number): (() => Promise<number>) => {
  let isWatching = true
  const watch = async (): Promise<number> => {
    let mostMb = 0
    while (isWatching) {
      mostMb = Math.max(mostMb, await memoryOf(pid))
      await setTimeout(LOOK_EVERY_MS)
    }
    return mostMb
  }
  const watching = watch()
  return () => {
    isWatching = false
    return watching
  }
}

const send = async (origin: string, token: string, picture: Blob): Promise<number> => {
  const body = new FormData()
  body.set('module', 'content')
  body.set('file', picture, 'picture.jpg')
  const headers = { [Header.authorization]: `Bearer ${token}`, [Header.idempotencyKey]: randomUUID() }
  const answer = await fetch(origin + API_PREFIX + uploadFile.path, { method: 'POST', headers, body })
  await answer.arrayBuffer()
  return answer.status
}

/** The server that a crowd sends its pictures to. */
interface Sending {
  origin: string
  pid: number
  database: Database
  bytes: Buffer
  people: number
}

/** Lets many people send a picture at the same moment: what they were answered, and the memory that it took. */
export const sendFromCrowd = async ({ origin, pid, database, bytes, people }: Sending) => {
  const tokens: string[] = []
  for (let n = 0; n < people; n += 1) tokens.push((await logIn(database, n)).token)
  const picture = new Blob([new Uint8Array(bytes)])
  await fetch(`${origin}/readyz`)
  const beforeMb = await memoryOf(pid)
  const stopWatching = watchMemory(pid)
  const sending = Promise.all(tokens.map((token) => send(origin, token, picture)))
  // Before a failure is told, for whoever hears of it ends the process that is looked at.
  const mostMb = await sending.then(stopWatching, stopWatching)
  return { statuses: await sending, extraMb: Math.round(mostMb - beforeMb) }
}
