import { isRecord } from '@/services/storage/is-record'
import { areTexts } from '@/services/storage/is-text'
import { ownSlot } from '@/services/storage/own-slot'
import { randomId } from '@/services/storage/random-id'

/** A post that is being written, until the server has it. */
export interface PostDraft {
  /** Made before the first try and kept over all of them, so that a lost reply posts nothing twice. */
  id: string
  /** How often it was sent; the server shows the words of the last try. */
  tries: number
  /** It may have arrived, though no reply has. */
  isUnsure: boolean
  content: string
  /** Paths of the pictures of the last try: what has arrived with them is found again as it was sent, also another day. */
  pictures: readonly string[]
}

/** A draft under an id of its own, which the server does not know. */
export const newDraft = (content = ''): PostDraft => ({
  id: randomId(),
  tries: 0,
  isUnsure: false,
  content,
  pictures: [],
})

const isDraft = (value: unknown): value is PostDraft =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.tries === 'number' &&
  typeof value.isUnsure === 'boolean' &&
  typeof value.content === 'string' &&
  areTexts(value.pictures)

/** Where a post to a topic is kept on this phone for who writes it. */
export const draftSlotOf = (topicId: string) => ownSlot<PostDraft>(`post-draft:${topicId}`, { isValue: isDraft })
