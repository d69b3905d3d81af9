import { carName } from '@/domain/order/ordered-parts'
import { saleTotalFen } from '@/domain/payment/amount-due'
import { formatDay } from '@/domain/time/shanghai-time'
import { facts, heading, type Paper } from '../../pdf/paper'
import { buyerFacts, discountLines, orderReference, yuan, type CarOrder } from '../paper/order-facts'
import { paperTexts } from '../paper/paper-texts'
import { deliveryTexts } from './delivery-texts'

const VAT_PERCENT = 13

/** The tax inside a gross price, rounded half up to the fen. */
const vatInside = (grossFen: number): number => Math.round((grossFen * VAT_PERCENT) / (100 + VAT_PERCENT))

/** The invoice for a car: its price with the tax that is in it. */
export const invoicePaper = (order: CarOrder, at: Date): Paper => {
  const { version, totalFen } = order.car
  const soldFen = saleTotalFen(order)
  const { invoice } = deliveryTexts
  const vatFen = vatInside(soldFen)
  const invoiceNo = order.orderNo.replace(/^VL/, 'VI')
  return {
    title: invoice.title,
    reference: [invoice.number(invoiceNo), orderReference(order), formatDay(at.getTime())].join(' · '),
    blocks: [
      heading(deliveryTexts.seller),
      facts([invoice.name, paperTexts.seller], [invoice.shop, order.place.store.storeName]),
      heading(deliveryTexts.buyer),
      buyerFacts(order),
      heading(invoice.amounts),
      facts(
        [carName(order.model.modelName, version.displayName), yuan(version.price)],
        [invoice.options, yuan(totalFen - version.price)],
        ...discountLines(order),
        [invoice.withoutTax, yuan(soldFen - vatFen)],
        [invoice.vat(VAT_PERCENT), yuan(vatFen)],
        [invoice.total, yuan(soldFen)],
        [invoice.paid, yuan(soldFen)],
      ),
    ],
  }
}
