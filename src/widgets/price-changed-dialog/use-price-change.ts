import { useState } from 'react'
import type { PriceChangedData } from '@/wire/errors'
import type { PriceChangedDialogProps } from './index'

/** What `usePriceChange` answers. */
export interface PriceChange {
  show: (change: PriceChangedData) => void
  /** What the dialog takes, but for what it is about. */
  dialog: Pick<PriceChangedDialogProps, 'change' | 'onAccept' | 'onCancel'>
}

/**
 * A price that the server has changed since it was shown, until the shopper has decided.
 *
 * @param onReload - takes the new price, and reads the new ones.
 */
export function usePriceChange(onReload: (taken: PriceChangedData) => void): PriceChange {
  const [change, setChange] = useState<PriceChangedData | null>(null)
  const close = (): void => setChange(null)
  return {
    show: setChange,
    dialog: {
      change,
      onAccept: () => {
        close()
        if (change) onReload(change)
      },
      onCancel: close,
    },
  }
}
