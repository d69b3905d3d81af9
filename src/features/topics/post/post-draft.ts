import { isRecord } from '@/services/storage/is-record'
import { randomId } from '@/services/storage/random-id'
import { storedSlot, type StoredSlot } from '@/services/storage/stored-slot'

/** A post that is being written, until the server has it. */
export interface PostDraft {
  /** Made before the first try and kept over all of them, so that a lost reply posts nothing twice. */
  id: string
  /** How often it was sent; the server shows the words of the last try. */
  tries: number
  /** It may have arrived, though no reply has. */
  isUnsure: boolean
  content: string
}

export const newDraft = (): PostDraft => ({ id: randomId(), tries: 0, isUnsure: false, content: '' })

const isDraft = (value: unknown): value is PostDraft =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.tries === 'number' &&
  typeof value.isUnsure === 'boolean' &&
  typeof value.content === 'string'

/** Where a user's post to a topic is kept on this phone; nobody else who uses it finds it. */
export const draftSlot = (userId: string, topicId: string): StoredSlot<PostDraft> =>
  storedSlot(`post-draft:${userId}:${topicId}`, { isValue: isDraft })
