import { useEffect, useRef, useState } from 'react'
import { ErrorCode } from '@/wire/errors'
import {
  formOf,
  isEmpty,
  isSameForm,
  newDraft,
  type BegunForm,
  type FeedbackForm,
  type PhoneDraft,
} from '@/domain/feedback/draft'
import { SECOND_MS } from '@/domain/time/duration'
import { useOnline } from '@/hooks/use-online'
import { keptFiles } from '@/platform/kept-files'
import { isFileKept } from '@/services/api/common'
import { fetchFeedbackDrafts, saveFeedbackDraft, submitFeedback } from '@/services/api/feedback'
import { openDrafts } from '@/services/feedback/draft-store'
import { saveOnServer, sendDraft, type FeedbackCalls } from '@/services/feedback/send-draft'
import { onlyAs } from '@/services/session/only-as'
import { isRefusal, isTransient } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { serverNow } from '@/services/server-clock'
import { alertDialog } from '@/ui/feedback/dialogs'
import { messages } from '../messages'
import { useMedia, type MediaView } from './use-media'

/** A pause in typing after which the server is told. */
const REST_MS = 2 * SECOND_MS

/** By its number: a code that is asked for by its name stands in the main package, which this page is not in. */
const TOO_OFTEN: typeof ErrorCode.feedbackTooOften = 42990

/** Where the draft is kept: nowhere yet, on this phone, or on the server as well. */
type KeptWhere = 'nowhere' | 'phone' | 'both'

/** What `useFeedbackDraft` answers. */
export interface FeedbackDraftView {
  draft: PhoneDraft
  where: KeptWhere
  /** Words of another phone were joined with these. */
  isJoined: boolean
  /** It is on its way, or may have arrived: what would be typed now would not be told. */
  isFixed: boolean
  media: MediaView
  change: (changed: Partial<FeedbackForm>) => void
  /** Sends it; answers whether it has arrived. */
  submit: () => Promise<boolean>
}

/** A user's draft that is being written: on the phone at once, on the server after a pause, sent once. */
export function useFeedbackDraft(userId: string, id: string, begun: BegunForm): FeedbackDraftView {
  const [drafts] = useState(() => openDrafts(userId))
  const [draft, setDraft] = useState(() => drafts.find(id) ?? newDraft(id, serverNow(), begun))
  const [isJoined, setJoined] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const isOnline = useOnline()
  const latest = useRef(draft)
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  /**
   * Uploads, savings and typing overlap: each goes on from the newest draft. Once the form was left or sent that is the
   * stored one, and none where it was deleted since.
   */
  const newest = (): PhoneDraft | undefined => (isOpen.current ? latest.current : drafts.find(id))

  const keep = (next: PhoneDraft): void => {
    if (newest() === undefined) return
    latest.current = next
    setDraft(next)
    drafts.keep(next)
  }

  const update = (change: (form: PhoneDraft) => Partial<FeedbackForm>): void => {
    const before = newest()
    if (before !== undefined) keep({ ...before, ...change(before), changedMs: serverNow() })
  }

  const media = useMedia(draft, (change) => update((before) => ({ media: change(before.media) })))
  const asWriter = onlyAs(userId)
  const calls: FeedbackCalls = {
    upload: asWriter(media.upload),
    isKept: asWriter(isFileKept),
    save: asWriter(saveFeedbackDraft),
    drafts: asWriter(fetchFeedbackDrafts),
    submit: asWriter(submitFeedback),
  }

  const isSaved = isSameForm(draft, draft.base)
  useEffect(() => {
    if (isSaved || !isOnline || draft.isSending || isEmpty(draft)) return undefined
    const timer = setTimeout(() => {
      const sent = latest.current
      saveOnServer(sent, calls, (next) => {
        const isMerged = !isSameForm(formOf(next), formOf(sent))
        if (isMerged) setJoined(true)
        // What was typed while the call was on its way stays.
        keep(isMerged ? next : { ...(newest() ?? next), revision: next.revision, base: next.base })
      }).catch((error: unknown) => {
        if (isRefusal(error, ErrorCode.feedbackSubmitted)) keep({ ...latest.current, isSending: true })
      })
    }, REST_MS)
    return () => clearTimeout(timer)
    // `calls` and `keep` do the same in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, isSaved, isOnline])

  // What the server's draft names stays there; until then a file may still be asked for again.
  useEffect(() => {
    for (const { key } of draft.base.media) void keptFiles.remove(key)
  }, [draft.base])

  const submit = async (): Promise<boolean> => {
    setSubmitting(true)
    try {
      await sendDraft(latest.current, calls, keep)
    } catch (error) {
      setSubmitting(false)
      // Of too many a day the server says that this one has not arrived: it can be changed until it is sent.
      if (!isTransient(error) || isRefusal(error, TOO_OFTEN)) keep({ ...latest.current, isSending: false })
      await alertDialog({ title: messages.submitFailed, text: failureText(error) })
      return false
    }
    isOpen.current = false
    drafts.drop(id)
    return true
  }

  const where = isEmpty(draft) || (isSaved && draft.revision === 0) ? 'nowhere' : isSaved ? 'both' : 'phone'
  const isFixed = isSubmitting || draft.isSending
  return { draft, where, isJoined, isFixed, media, change: (changed) => update(() => changed), submit }
}
