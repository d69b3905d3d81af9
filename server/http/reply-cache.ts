import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Clock } from '../system/clock'

/** A reply made ready for many readers. */
export interface ReadyReply {
  text: string
  gzipped: Buffer
}

interface Entry {
  reply: Promise<ReadyReply>
  madeAtMs: number
}

const toGzip = promisify(gzip)

const ready = async (make: () => Promise<string>): Promise<ReadyReply> => {
  const text = await make()
  return { text, gzipped: await toGzip(text) }
}

/**
 * Keeps one serialised reply for a moment, so that a rush of readers costs one query. Callers that come while it is
 * being made wait for the same one; a failure is not kept.
 */
export const createReplyCache = (clock: Clock, lifetimeMs: number) => {
  let entry: Entry | null = null
  return (make: () => Promise<string>): Promise<ReadyReply> => {
    const nowMs = clock.now().getTime()
    if (entry !== null && nowMs >= entry.madeAtMs && nowMs < entry.madeAtMs + lifetimeMs) return entry.reply
    const fresh: Entry = { reply: ready(make), madeAtMs: nowMs }
    entry = fresh
    fresh.reply.catch(() => {
      if (entry === fresh) entry = null
    })
    return fresh.reply
  }
}
