import { useEffect, useRef, useState } from 'react'
import { FeedbackLimit } from '@/wire/enums/feedback'
import { MediaKind } from '@/wire/enums/content'
import type { DraftMedia, PhoneDraft } from '@/domain/feedback/draft'
import { useOnline } from '@/hooks/use-online'
import { keptFiles } from '@/platform/kept-files'
import { chooseMedia } from '@/platform/media-choice'
import type { ChosenMedia } from '@/platform/media-choice/types'
import { fetchFileUrl, uploadFeedbackFile } from '@/services/api/common'
import { createAborter, type Aborter } from '@/services/request/aborter'
import { ApiError } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { randomId } from '@/services/storage/random-id'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from '../messages'
import { stateOf, type MediaState } from './media-state'

/** What `useMedia` answers. */
export interface MediaView {
  known: Readonly<Record<string, MediaState>>
  add: () => Promise<void>
  retry: (media: DraftMedia) => void
  /** Asks for a file that the phone gave up; what is chosen takes its place, and without a choice it stays lost. */
  addAgain: (media: DraftMedia) => Promise<void>
  remove: (media: DraftMedia) => void
  /** Uploads one file and answers its path; throws what went wrong. */
  upload: (media: DraftMedia) => Promise<string>
}

const isTooLarge = ({ kind, bytes }: ChosenMedia): boolean =>
  bytes > (kind === MediaKind.video ? FeedbackLimit.videoBytes : FeedbackLimit.pictureBytes)

/** Whether an upload ended for want of a network, and nobody ended it. */
const isCut = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'network' && error.message !== 'abort'

/**
 * The files of a draft: chosen, kept on the phone, uploaded one after the other, cancelled, tried again; what broke off
 * goes on with the network.
 */
export function useMedia(
  draft: PhoneDraft,
  change: (update: (media: readonly DraftMedia[]) => readonly DraftMedia[]) => void,
): MediaView {
  const [known, setKnown] = useState<Readonly<Record<string, MediaState>>>({})
  const aborters = useRef(new Map<string, Aborter>())
  const isOnline = useOnline()
  /** How often there was a network again. */
  const returns = useRef(0)
  const running = useRef(new Map<string, Promise<string>>())

  const note = (key: string, state: Partial<MediaState>): void =>
    setKnown((before) => {
      const one = before[key] ?? { source: undefined, status: 'waiting', percent: 0, reason: '', isCut: false }
      return { ...before, [key]: { ...one, ...state } }
    })

  const send = async (media: DraftMedia): Promise<string> => {
    const address = await keptFiles.open(media.key)
    if (address === undefined) {
      note(media.key, { status: 'lost' })
      throw new Error('A file is not on this phone any more.')
    }
    const aborter = createAborter()
    aborters.current.set(media.key, aborter)
    note(media.key, { status: 'uploading', percent: 0, source: address })
    try {
      const { path } = await uploadFeedbackFile(address, {
        idempotencyKey: media.key,
        onProgress: (percent) => note(media.key, { percent }),
        signal: aborter.signal,
      })
      note(media.key, { status: 'sent' })
      return path
    } catch (error) {
      note(media.key, { status: 'failed', reason: failureText(error), isCut: isCut(error) })
      throw error
    } finally {
      aborters.current.delete(media.key)
    }
  }

  /** A file that is on its way already is waited for. */
  const upload = (media: DraftMedia): Promise<string> => {
    const started = running.current.get(media.key)
    if (started !== undefined) return started
    const sending = send(media).finally(() => running.current.delete(media.key))
    running.current.set(media.key, sending)
    return sending
  }

  const uploadNow = (media: DraftMedia): void => {
    const seen = returns.current
    upload(media)
      .then((path) => change((all) => all.map((one) => (one.key === media.key ? { ...one, path } : one))))
      // The tile says so, and offers another try. A phone tells late of what broke off: the network may be back by then.
      .catch((error: unknown) => {
        if (isCut(error) && returns.current !== seen) uploadNow(media)
      })
  }

  /** Opens the picker for so many files, and puts what was chosen and is not too large among the draft's. */
  const choose = async (
    most: number,
    place: (all: readonly DraftMedia[], added: readonly DraftMedia[]) => readonly DraftMedia[],
  ): Promise<void> => {
    const chosen = await chooseMedia(most).catch(() => {
      showToast(messages.pickFailed)
      return []
    })
    const tooLarge = chosen.filter(isTooLarge)
    const added = chosen
      .filter((one) => !isTooLarge(one))
      .map(({ address, kind, bytes }) => ({ address, media: { key: randomId(), kind, bytes, path: null } }))
    if (added.length > 0)
      change((all) =>
        place(
          all,
          added.map(({ media }) => media),
        ),
      )
    for (const { address, media } of added) {
      note(media.key, { source: address })
      await keptFiles.keep(media.key, address)
      uploadNow(media)
    }
    if (tooLarge.length > 0)
      await alertDialog({ title: messages.tooLargeTitle, text: messages.tooLargeText(tooLarge.length) })
  }

  const add = (): Promise<void> =>
    choose(FeedbackLimit.media - draft.media.length, (all, added) => [...all, ...added].slice(0, FeedbackLimit.media))

  const addAgain = ({ key }: DraftMedia): Promise<void> =>
    choose(1, (all, added) => all.flatMap((one) => (one.key === key ? added : [one])))

  const remove = (media: DraftMedia): void => {
    aborters.current.get(media.key)?.abort()
    change((all) => all.filter(({ key }) => key !== media.key))
  }

  // A draft that is opened again: its files are shown from the server or from this phone, and go on being sent.
  useEffect(() => {
    for (const media of draft.media) {
      if (media.path === null) uploadNow(media)
      else
        fetchFileUrl(media.path)
          .then((source) => note(media.key, { source }))
          .catch(() => undefined)
    }
    // Once for each draft; later ones are added above.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft.id])

  useEffect(() => {
    if (!isOnline) return
    returns.current += 1
    for (const media of draft.media) if (stateOf(media, known).isCut) uploadNow(media)
    // What stands there as the network comes back; later ones begin with one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline])

  return { known, add, retry: uploadNow, addAgain, remove, upload }
}
