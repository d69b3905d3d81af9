import { useState } from 'react'
import { useOrderShare, type OrderSharing } from './use-order-share'

/** Which sheet is open over the order. */
type OrderSheet = 'none' | 'car' | 'more' | 'share'

/** The sheets of an order's page; the link to share is made when its sheet first opens. */
export function useOrderSheets(id: string): OrderSheets {
  const [shown, setShown] = useState<OrderSheet>('none')
  const sharing = useOrderShare(id)
  const show = (sheet: OrderSheet): void => {
    if (sheet === 'share') sharing.want()
    setShown(sheet)
  }
  return { shown, show, close: () => setShown('none'), sharing }
}

export interface OrderSheets {
  shown: OrderSheet
  show: (sheet: OrderSheet) => void
  close: () => void
  sharing: OrderSharing
}
