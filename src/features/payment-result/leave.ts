import { goBack } from '@/services/navigation/go-back'
import { open, replace } from '@/services/navigation/open'

/** Back from a result is to the order, since the page that was paid on is gone. */
export const viewOrder = (id: string): Promise<void> => replace('pages/real-order-detail/index', { id })

/** The first tab, with its stories. */
export const explore = (): Promise<void> => open('pages/home/index')

/** Back to where the payment was begun. */
export const leaveResult = (id: string): Promise<void> => goBack('pages/real-order-detail/index', { id })
