import type { OrderDetail } from '@/wire/schemas/order'
import { orderFileRows } from '@/domain/order/order-files'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { messages } from '../messages'
import { openOrderFile } from './open-order-file'

type FilesOfOrder = Pick<OrderDetail, 'id' | 'orderFileVOList' | 'contractPreviewUrl' | 'storeInfo'>

/** The papers of an order, each opened by a fresh link. */
export function FilesCard({ order }: { order: FilesOfOrder }) {
  const rows = orderFileRows(order)
  if (rows.length === 0) return null
  return (
    <Card title={messages.filesTitle} isList>
      {rows.map(({ title }) => (
        <Cell
          key={title}
          icon={<ExtraIcon name="document" size={20} />}
          label={title}
          onPress={() => openOrderFile(order.id, title)}
        />
      ))}
    </Card>
  )
}
