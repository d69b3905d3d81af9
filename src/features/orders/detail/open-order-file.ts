import { orderFileRows, type OrderFileRow } from '@/domain/order/order-files'
import { openContract } from '@/services/api/contract'
import { fetchOrder } from '@/services/api/order'
import { openDocument } from '@/services/open-document'
import { alertDialog } from '@/ui/popup/dialogs'
import { messages } from '../messages'

/** The page may have stood open for longer than its links live, so the order is asked for the link at the tap. */
const freshAddress = async (id: string, kind: OrderFileRow['kind']): Promise<string> => {
  const row = orderFileRows(await fetchOrder(id)).find((file) => file.kind === kind)
  if (row === undefined) throw new Error(`The order has no file of kind ${kind} any more.`)
  return row.url
}

/** Shows a file of an order, or says why not; what waits for a signature counts as read by it. */
export const openOrderFile = async (id: string, { kind }: OrderFileRow): Promise<void> => {
  const failure = await openDocument(() => (kind === 'toSign' ? openContract(id) : freshAddress(id, kind)))
  if (failure !== null) await alertDialog({ title: messages.fileFailed, text: failure })
}
