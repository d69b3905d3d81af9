import type { SubscriptionKind } from '@/wire/enums/subscription'
import type { Queryable } from '../../db/queryable'
import type { RecentLines } from '../sale-line/recent-lines'

/** A message that is still ahead. */
export interface Ahead {
  kind: SubscriptionKind
  /** When it is sent; null while that is not known: then an event sends it. */
  sendAt: Date | null
  /** The moment that it tells of; null: that at which it is sent. */
  tellsOf: Date | null
}

/** What a message says, in the language of the moment. */
interface Said {
  subject: string
  note: string
  /** The page that a tap opens, without a leading slash. */
  page: string
  /** The moment to name where the event's own is not the one that counts. */
  at?: Date
}

/** Where scenes look for what is ahead. */
export interface SceneSources {
  database: Queryable
  lines: RecentLines
}

/** What messages can be about. */
export interface Scene {
  /** What is ahead of a shopper. @throws Refusal for what is not theirs. */
  ahead(sources: SceneSources, userId: string, subject: string, now: Date): Promise<Ahead[]>
  /**
   * What a message says; null when it was overtaken by what has happened since.
   *
   * @param tellsOf - the moment that it was to tell of.
   */
  say(db: Queryable, userId: string, subject: string, kind: SubscriptionKind, tellsOf: Date): Promise<Said | null>
}
