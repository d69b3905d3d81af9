import { useState } from 'react'
import { ErrorCode, type PriceChangedData } from '@/wire/errors'
import { rememberPage } from '@/platform/page-change'
import { quoteConfiguration } from '@/services/api/configuration'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { priceChangeOf } from '@/services/request/price-change'
import { alertDialog } from '@/ui/popup/dialogs'
import { carStore, openCar, snapshotOfState } from './car-store'
import { messages } from '../messages'
import { openLink } from './open-link'

/** Refusals after which the catalogue on the phone is old; of a price that changed, where the new one was not told. */
const OUTDATED = [
  ErrorCode.noLongerOffered,
  ErrorCode.configurationInvalid,
  ErrorCode.versionNotFound,
  ErrorCode.priceChanged,
] as const

interface PendingChange {
  change: PriceChangedData
  goOn: () => void
}

/** What `useCheck` answers. */
export interface CarCheck {
  priceChange: PriceChangedData | null
  check: (goOn: () => void) => Promise<void>
  accept: () => Promise<void>
  cancel: () => void
}

/**
 * Has the server confirm car and price before the shopper goes on with them; whoever has left the page meanwhile does not.
 *
 * @param onOutdated - reads the catalogue again; the page then names what has changed about the car.
 */
export function useCheck(onOutdated: () => void): CarCheck {
  const [pending, setPending] = useState<PendingChange | null>(null)

  const check = async (goOn: () => void): Promise<void> => {
    const state = carStore.getState()
    if (!state) return
    const { pnoTwelve, options, totalFen } = snapshotOfState(state)
    const isStillHere = rememberPage()
    try {
      await quoteConfiguration({ pnoTwelve, options, expectedAmountFen: totalFen })
      if (isStillHere()) goOn()
    } catch (error) {
      if (!isStillHere()) return
      const change = priceChangeOf(error)
      if (change) return setPending({ change, goOn })
      await alertDialog({ title: messages.notPossibleTitle, text: failureText(error) })
      if (isRefusal(error, ...OUTDATED)) onOutdated()
    }
  }

  /** Goes on with the prices of now; the draft, which the next page reads, gets them too. */
  const accept = async (): Promise<void> => {
    const state = carStore.getState()
    setPending(null)
    const isStillHere = rememberPage()
    try {
      const opened = await openLink({ modelId: state?.model.id, orderId: state?.orderId })
      if (!isStillHere()) return
      openCar(opened)
      pending?.goOn()
    } catch {
      // The page asks again, and says why it cannot.
      onOutdated()
    }
  }

  const cancel = (): void => {
    setPending(null)
    onOutdated()
  }

  return { priceChange: pending?.change ?? null, check, accept, cancel }
}
