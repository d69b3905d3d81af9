import { orderFileRows } from '@/domain/order/order-files'
import { Card } from '@/ui/card'
import { messages } from '../messages'
import { FileCells, type FilesOfOrder } from './file-cells'

/** The papers of an order. */
export function FilesCard({ order }: { order: FilesOfOrder }) {
  if (orderFileRows(order).length === 0) return null
  return (
    <Card title={messages.filesTitle} isList>
      <FileCells order={order} />
    </Card>
  )
}
