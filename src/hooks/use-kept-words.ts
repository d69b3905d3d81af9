import { useMemo, useState } from 'react'
import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'
import { randomId } from '@/services/storage/random-id'
import { useUser } from '@/stores/session'

/** What was sent, about what, and under which id. */
interface Tried {
  id: string
  content: string
  about: string
}

/** Words that are being written, and their last try that had no answer. */
interface Words {
  content: string
  tried: Tried | null
}

const NO_WORDS: Words = { content: '', tried: null }

const isTried = (value: unknown): value is Tried =>
  isRecord(value) && [value.id, value.content, value.about].every((text) => typeof text === 'string')

const isWords = (value: unknown): value is Words =>
  isRecord(value) && typeof value.content === 'string' && (value.tried === null || isTried(value.tried))

/** What `useKeptWords` answers. */
export interface KeptWords {
  content: string
  type: (content: string) => void
  /** Sends the words, and forgets them once they have arrived. Throws as `send`. */
  say: <Reply>(send: (id: string) => Promise<Reply>) => Promise<Reply>
}

/**
 * Words of the customer, which stay on this phone until the server has them. A second try to say the same uses the id of
 * the first, also after a reload, so that a lost reply says nothing twice. Changed words get a new id: under the old one the
 * server would take them for a repetition.
 *
 * @param about - what they answer.
 */
export function useKeptWords(place: string, about = ''): KeptWords {
  const userId = useUser()?.id
  // Another user has other words: a new place, and what is there.
  const slot = useMemo(() => ownSlot<Words>(place, { isValue: isWords })(userId), [place, userId])
  const kept = useMemo(() => slot.read() ?? NO_WORDS, [slot])
  const [written, setWritten] = useState({ slot, words: kept })
  const { content, tried } = written.slot === slot ? written.words : kept

  const keep = (words: Words): void => {
    slot.write(words)
    setWritten({ slot, words })
  }

  const say = async <Reply>(send: (id: string) => Promise<Reply>): Promise<Reply> => {
    const isSame = tried !== null && tried.content === content && tried.about === about
    const id = isSame ? tried.id : randomId()
    keep({ content, tried: { id, content, about } })
    const reply = await send(id)
    // What was typed meanwhile stays.
    if (slot.read()?.content === content) slot.clear()
    setWritten((now) => (now.slot === slot && now.words.content === content ? { slot, words: NO_WORDS } : now))
    return reply
  }

  return { content, type: (typed) => keep({ content: typed, tried }), say }
}
