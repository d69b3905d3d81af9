import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand/react'
import {
  isEmpty,
  isSameForm,
  isToSave,
  newDraft,
  type BegunForm,
  type FeedbackForm,
  type PhoneDraft,
} from '@/domain/feedback/draft'
import { SECOND_MS } from '@/domain/time/duration'
import { useOnline } from '@/hooks/use-online'
import { keptFiles } from '@/platform/kept-files'
import { submitFeedback } from '@/services/api/feedback'
import { beingSent, hasArrived, isBeingSent, noteArrived, whileBeingSent } from '@/services/feedback/being-sent'
import { feedbackDrafts, openDrafts } from '@/services/feedback/draft-store'
import { saveDraft, savingCallsOf } from '@/services/feedback/save-draft'
import { sendDraft, type FeedbackCalls } from '@/services/feedback/send-draft'
import { onlyAs } from '@/services/session/only-as'
import { failureText } from '@/services/request/failure-text'
import { serverNow } from '@/services/server-clock'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from '../messages'
import { useMedia, type MediaView } from './use-media'

/** A pause in typing after which the server is told. */
const REST_MS = 2 * SECOND_MS

/** Where the draft is kept: nowhere yet, on this phone, or on the server as well. */
type KeptWhere = 'nowhere' | 'phone' | 'both'

/** What `useFeedbackDraft` answers. */
export interface FeedbackDraftView {
  draft: PhoneDraft
  where: KeptWhere
  /** Words of another phone were joined with these. */
  isJoined: boolean
  /** It is being sent, by this form or by one that was left meanwhile. */
  isOnItsWay: boolean
  /** What became of it while it was to be sent from here: another form has sent it, or it was deleted first. */
  end: 'arrived' | 'deleted' | undefined
  /** It is on its way or gone, or may have arrived: what would be typed now would not be told. */
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
  const [end, setEnd] = useState<FeedbackDraftView['end']>()
  const isOnItsWay = useStore(beingSent, (ids) => ids.has(id))
  const isOnline = useOnline()
  const latest = useRef(draft)
  const isOpen = useRef(true)

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
    ...savingCallsOf(userId),
    upload: asWriter(media.upload),
    submit: asWriter(submitFeedback),
  }

  const save = (): void => {
    // What fails is saved after the next words, as the form is left, or with the other drafts.
    saveDraft(calls, { newest, keep, onJoined: () => setJoined(true) }).catch(() => undefined)
  }
  useEffect(() => {
    if (!isOnline || !isToSave(draft)) return undefined
    const timer = setTimeout(save, REST_MS)
    return () => clearTimeout(timer)
    // `save` does the same in each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft, isOnline])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
      save()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  // Saved or sent by others, too: by the form that was left before this one opened, or with the other drafts.
  useEffect(
    () =>
      feedbackDrafts.subscribe((state) => {
        if (!isOpen.current) return
        const kept = drafts.find(id)
        if (kept === undefined && isBeingSent(id) && state.userId === userId) {
          isOpen.current = false
          setEnd(hasArrived(id) ? 'arrived' : 'deleted')
        }
        if (kept === undefined || kept === latest.current) return
        latest.current = kept
        setDraft(kept)
      }),
    [drafts, id, userId],
  )

  // What the server's draft names stays there; until then a file may still be asked for again.
  useEffect(() => {
    for (const { key } of draft.base.media) void keptFiles.remove(key)
  }, [draft.base])

  const submit = (): Promise<boolean> =>
    whileBeingSent(id, async () => {
      if ((await sendDraft(calls, { newest, keep })) === undefined) return false
      noteArrived(id)
      isOpen.current = false
      drafts.drop(id)
      return true
    }).catch(async (error: unknown) => {
      const title = newest()?.isSending ? messages.perhapsSent : messages.submitFailed
      await alertDialog({ title, text: failureText(error) })
      return false
    })

  const isSaved = isSameForm(draft, draft.base)
  const where = isEmpty(draft) || (isSaved && draft.revision === 0) ? 'nowhere' : isSaved ? 'both' : 'phone'
  const isFixed = isOnItsWay || draft.isSending || end !== undefined
  const change = (changed: Partial<FeedbackForm>): void => update(() => changed)
  return { draft, where, isJoined, isOnItsWay, end, isFixed, media, change, submit }
}
