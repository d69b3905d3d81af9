import { useState } from 'react'
import type { SubscriptionKind } from '@/wire/enums/subscription'
import type { SubscriptionOffer, Subscriptions, SubscriptionSubject } from '@/wire/schemas/subscription'
import { useAsyncPage } from '@/hooks/use-async-page'
import { askSubscription, canSubscribe } from '@/platform/subscription'
import { answerSubscriptions, fetchSubscriptions } from '@/services/api/subscription'
import { failureText } from '@/services/request/failure-text'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

/** What `useSubscriptions` answers. */
export interface SubscriptionsView {
  /** What can be told; empty where nothing can, and until it is known. */
  offers: readonly SubscriptionOffer[]
  /** There is something to ask for that was not asked yet. */
  isToAsk: boolean
  /** From a tap: asks WeChat for these messages, and tells the server which were allowed. Answers how many. */
  allow: (kinds: readonly SubscriptionKind[]) => Promise<number>
  /** Tells the server that none is wanted. */
  decline: () => Promise<void>
  /** Asks no more, whether or not the server hears of it: a question stands in nobody's way. */
  dismiss: () => void
}

/** The messages that WeChat can be asked for about an order or a line. */
export function useSubscriptions(subject: SubscriptionSubject, isEnabled: boolean): SubscriptionsView {
  const options = { key: subject.subject, isEnabled: isEnabled && canSubscribe }
  const { page } = useAsyncPage(() => fetchSubscriptions(subject), options)
  const [answered, setAnswered] = useState<Subscriptions>()
  const [isDismissed, setDismissed] = useState(false)
  const known = answered ?? (page.status === 'ready' ? page.data : undefined)
  const offers = known?.offers ?? []

  const answer = async (kinds: SubscriptionKind[]): Promise<void> => {
    try {
      setAnswered(await answerSubscriptions({ ...subject, kinds }))
    } catch (error) {
      await alertDialog({ title: messages.notKept, text: failureText(error) })
    }
  }

  const allow = async (kinds: readonly SubscriptionKind[]): Promise<number> => {
    const wanted = offers.filter(({ kind }) => kinds.includes(kind))
    let templates: readonly string[]
    try {
      templates = await askSubscription(wanted.map(({ templateId }) => templateId))
    } catch (error) {
      // Nobody has said no: it stays on offer.
      await alertDialog({ title: messages.notAsked, text: failureText(error) })
      return 0
    }
    const allowed = wanted.filter(({ templateId }) => templates.includes(templateId)).map(({ kind }) => kind)
    await answer(allowed)
    return allowed.length
  }

  return {
    offers,
    isToAsk: known !== undefined && !known.isAsked && !isDismissed && offers.length > 0,
    allow,
    decline: () => answer([]),
    dismiss: () => {
      setDismissed(true)
      answerSubscriptions({ ...subject, kinds: [] }).catch(() => undefined)
    },
  }
}
