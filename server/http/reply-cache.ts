import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { language } from '@/language/current'
import type { Language } from '@/language/language'
import type { Clock } from '../system/clock'
import { success } from './envelope'

/** A reply made ready for many readers. */
export interface ReadyReply {
  text: string
  gzipped: Buffer
  /** Names the text as an ETag, in quotes: two that differ have different ones. */
  tag: string
}

interface Entry {
  reply: Promise<ReadyReply>
  madeAtMs: number
}

const toGzip = promisify(gzip)

/** Enough that one text never passes for the next, and short, for it travels with every question. */
const TAG_LENGTH = 8

const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH)}"`

/** Makes a text ready for many readers. */
export const ready = async (text: string): Promise<ReadyReply> => ({
  text,
  gzipped: await toGzip(text),
  tag: tagOf(text),
})

/** Answers with what it keeps, or with what is made of `make`, in its envelope. */
export type ReplyCache = (make: () => Promise<unknown>) => Promise<ReadyReply>

/**
 * Keeps one serialised reply a language for a moment, so that a rush of readers costs one query. Callers that come while it is
 * being made wait for the same one; a failure is not kept.
 */
export const createReplyCache = (clock: Clock, lifetimeMs: number): ReplyCache => {
  const entries: Partial<Record<Language, Entry>> = {}
  return (make) => {
    const spoken = language()
    const entry = entries[spoken]
    const nowMs = clock.now().getTime()
    if (entry !== undefined && nowMs >= entry.madeAtMs && nowMs < entry.madeAtMs + lifetimeMs) return entry.reply
    const reply = make().then((data) => ready(JSON.stringify(success(data))))
    const fresh: Entry = { reply, madeAtMs: nowMs }
    entries[spoken] = fresh
    fresh.reply.catch(() => {
      if (entries[spoken] === fresh) delete entries[spoken]
    })
    return fresh.reply
  }
}
