import { useState } from 'react'
import type { ConfigurationQuote, ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { PriceChangedData } from '@/wire/errors'
import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { rememberPage } from '@/platform/page-change'
import { quoteConfiguration } from '@/services/api/configuration'
import { openRoute } from '@/services/navigation/open'
import { salePage } from '@/services/navigation/sale-pages'
import { failureText } from '@/services/request/failure-text'
import { priceChangeOf } from '@/services/request/price-change'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { messages } from './messages'
import type { ViewedCar } from './open-configuration'
import { takeAsDraft } from './take-as-draft'

interface OrderOptions {
  /** Whether the car on the page is the draft itself. */
  isDraft: boolean
  /** Reads the car again, which then tells what has changed. */
  onOutdated: () => void
}

interface PendingChange {
  change: PriceChangedData
  allocation: MarketAllocation
}

/** A quote as it is kept: what it names and costs, without the day. */
export const snapshotOfQuote = ({
  quotedTime: _day,
  pnoEighteen: _pno,
  ...snapshot
}: ConfigurationQuote): ConfigurationSnapshot => snapshot

/** What `useOrder` answers. */
export interface Ordering {
  priceChange: PriceChangedData | null
  order: (allocation: MarketAllocation) => Promise<void>
  accept: () => Promise<void>
  cancel: () => void
}

/** Leads to the order of exactly this car, once the server has confirmed its price; nothing is led to from another page. */
export function useOrder({ model, version, quote }: ViewedCar, { isDraft, onOutdated }: OrderOptions): Ordering {
  const [pending, setPending] = useState<PendingChange | null>(null)
  const { pnoTwelve, options, totalFen } = quote

  const goOn = async (confirmed: ConfigurationQuote, allocation: MarketAllocation): Promise<void> => {
    if (takeAsDraft(snapshotOfQuote(confirmed), version, { isOwnDraft: isDraft })) showToast(messages.keptDraft)
    await openRoute(salePage(model.id, allocation))
  }

  /** Asks for the price, and does what follows if this page is still in front. */
  const confirm = async (
    expectedAmountFen: number,
    allocation: MarketAllocation,
    onFailure: (error: unknown) => unknown,
  ): Promise<void> => {
    const isStillHere = rememberPage()
    try {
      const confirmed = await quoteConfiguration({ pnoTwelve, options, expectedAmountFen })
      if (isStillHere()) await goOn(confirmed, allocation)
    } catch (error) {
      if (isStillHere()) await onFailure(error)
    }
  }

  const refuse = async (error: unknown): Promise<void> => {
    await alertDialog({ title: messages.notPossibleTitle, text: failureText(error) })
    onOutdated()
  }

  const order = (allocation: MarketAllocation): Promise<void> =>
    confirm(totalFen, allocation, (error) => {
      const change = priceChangeOf(error)
      return change ? setPending({ change, allocation }) : refuse(error)
    })

  const accept = async (): Promise<void> => {
    if (pending === null) return
    const { change, allocation } = pending
    setPending(null)
    await confirm(change.newAmountFen, allocation, refuse)
  }

  const cancel = (): void => {
    setPending(null)
    onOutdated()
  }

  return { priceChange: pending?.change ?? null, order, accept, cancel }
}
