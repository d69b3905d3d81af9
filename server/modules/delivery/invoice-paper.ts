import { formatDay } from '@/domain/time/shanghai-time'
import { facts, heading, type Paper } from '../../pdf/paper'
import { buyerFacts, orderReference, yuan, type CarOrder } from '../paper/order-facts'

const VAT_PERCENT = 13

/** The tax inside a gross price, rounded half up to the fen. */
const vatInside = (grossFen: number): number => Math.round((grossFen * VAT_PERCENT) / (100 + VAT_PERCENT))

/** The invoice for a car: its price with the tax that is in it. */
export const invoicePaper = (order: CarOrder, at: Date): Paper => {
  const { version, totalFen } = order.car
  const vatFen = vatInside(totalFen)
  return {
    title: 'Invoice',
    reference: `No. ${order.orderNo.replace(/^VL/, 'VI')} · ${orderReference(order)} · ${formatDay(at.getTime())}`,
    blocks: [
      heading('Seller'),
      facts(['Name', 'Vela Motors (Shanghai) Ltd'], ['Shop', order.place.store.storeName]),
      heading('Buyer'),
      buyerFacts(order),
      heading('Amounts'),
      facts(
        [`${order.model.modelSellName} ${version.displayName}`, yuan(version.price)],
        ['Options', yuan(totalFen - version.price)],
        ['Without tax', yuan(totalFen - vatFen)],
        [`VAT ${VAT_PERCENT} %`, yuan(vatFen)],
        ['Total', yuan(totalFen)],
        ['Paid', yuan(totalFen)],
      ),
    ],
  }
}
