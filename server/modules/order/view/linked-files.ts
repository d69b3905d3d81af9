import type { OrderDetail } from '@/wire/schemas/order'
import type { Link } from '../../file/link-as-it-leaves'

type FileFields = Pick<OrderDetail, 'contractPreviewUrl' | 'drivingLicenseUrl' | 'orderFileVOList'>

/** An order with links in the place of the paths of its files. */
export const withLinks = (order: OrderDetail, link: Link): OrderDetail => {
  const linkOrNull = (path: string | null): string | null => path && link(path)
  const files: FileFields = {
    contractPreviewUrl: linkOrNull(order.contractPreviewUrl),
    drivingLicenseUrl: linkOrNull(order.drivingLicenseUrl),
    orderFileVOList: order.orderFileVOList.map((file) => ({ ...file, udmpFileUrl: link(file.udmpFileUrl) })),
  }
  return { ...order, ...files }
}
