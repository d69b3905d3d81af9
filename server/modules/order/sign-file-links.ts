import type { FastifyInstance } from 'fastify'
import { OrderDetail } from '@/wire/schemas/order'
import type { Envelope } from '@/wire/envelope'
import { signedLink } from '../file/file-link'

type FileFields = Pick<OrderDetail, 'contractPreviewUrl' | 'drivingLicenseUrl' | 'orderFileVOList'>

const linked = (order: OrderDetail, link: (path: string) => string): OrderDetail => {
  const linkOrNull = (path: string | null): string | null => path && link(path)
  const files: FileFields = {
    contractPreviewUrl: linkOrNull(order.contractPreviewUrl),
    drivingLicenseUrl: linkOrNull(order.drivingLicenseUrl),
    orderFileVOList: order.orderFileVOList.map((file) => ({ ...file, udmpFileUrl: link(file.udmpFileUrl) })),
  }
  return { ...order, ...files }
}

/**
 * Makes the paths of private files expiring links in every reply that is an order, as it leaves. Replies that are kept
 * under an idempotency key hold the paths, so that a repeated one has fresh links, and the database none at all.
 */
export const signFileLinks = (app: FastifyInstance): void => {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.routeOptions.config.replySchema !== OrderDetail) return payload
    const envelope = payload as Envelope<OrderDetail | null> // the reply of a route that answers an order, or a refusal
    if (envelope.data === null || !('orderFileVOList' in envelope.data)) return envelope
    const now = app.clock.now()
    return { ...envelope, data: linked(envelope.data, (path) => signedLink(app.secret, path, now)) }
  })
}
