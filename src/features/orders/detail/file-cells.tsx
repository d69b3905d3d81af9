import type { OrderDetail } from '@/wire/schemas/order'
import { orderFileRows } from '@/domain/order/order-files'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { openOrderFile } from './open-order-file'

export type FilesOfOrder = Pick<OrderDetail, 'id' | 'orderFileVOList' | 'contractPreviewUrl' | 'storeInfo'>

/** The papers of an order in a list, each opened by a fresh link. */
export function FileCells({ order }: { order: FilesOfOrder }) {
  return (
    <>
      {orderFileRows(order).map((row) => (
        <Cell
          key={row.kind}
          icon={<ExtraIcon name="document" size={20} />}
          label={row.title}
          onPress={() => openOrderFile(order.id, row)}
        />
      ))}
    </>
  )
}
