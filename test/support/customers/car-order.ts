import { randomUUID } from 'node:crypto'
import { detail as agreementDetail } from '@/wire/endpoints/agreement'
import { lock, placeBig } from '@/wire/endpoints/order'
import type { OrderDetail } from '@/wire/schemas/order'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { ContractStatus, OrderStatus, OrderType } from '@/wire/enums/order'
import { agreementIds, ORDER_AGREEMENTS } from '@/domain/needed-agreements'
import type { Database } from '../../../server/db/queryable'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { takeStep } from '../../../server/modules/backoffice/step/take-step'
import { serverContextOf } from '../../../server/context/server-context'
import type { Customer } from './customer'
import { callAs, payDeposit, SHOP } from './orders'
import type { Storefront } from '../browser/storefront'

const AGREEMENTS = agreementIds(ORDER_AGREEMENTS[OrderType.big])

/** Places an order for a car, on wheels that cost nothing; the big deposit has to be on sale. */
export const placeCarOrder = async (
  storefront: Storefront,
  customer: Customer,
  wheels: 'aero' | 'arc10' = 'arc10',
): Promise<OrderDetail> => {
  const agreements = await Promise.all(AGREEMENTS.map((id) => callAs(storefront, customer, agreementDetail, { id })))
  return callAs(storefront, customer, placeBig, {
    modelId: 'vela-7',
    marketPostId: 'vela-7-big',
    expectedAmountFen: 500_000,
    purchaseSchemeType: PaymentPlan.fullPayment,
    places: { storeId: SHOP.storeId, cityCode: SHOP.cityCode, deliverCityCode: SHOP.cityCode },
    owner: {
      purchaseType: BuyerType.personal,
      subjectName: '周以宁',
      cerType: IdDocumentType.residentId,
      cerNo: '11010519491231002X',
    },
    car: {
      pnoTwelve: 'VL7R80226A02',
      attributeNos: [
        'vela-7.exterior.pine-green',
        `vela-7.wheels.${wheels}`,
        'vela-7.interior.dune',
        'vela-7.charging.wallbox',
      ],
      expectedTotalFen: 26_990_000,
    },
    agreements: agreements.map(({ id, version }) => ({ id, version })),
  })
}

/** Turns an ordered car into one of the time when there were stills on one set of wheels alone. */
export const shownOnArc10 = async (database: Database, orderId: string): Promise<void> => {
  await database.query(
    `UPDATE orders SET car = car || '{"picture": "/static/img/vela-7-front34-pine-green.webp",
       "otherWheels": {"en": "Arc 10", "zh": "Arc 10"}}' WHERE id = $1`,
    [orderId],
  )
}

const orderOf = ({ id }: OrderDetail) => ({ id, orderType: OrderType.big })

/** Places an order for a car and pays its deposit. */
export const paidCar = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> => {
  const order = await placeCarOrder(storefront, customer)
  await payDeposit(storefront, customer, order)
  return order
}

/** Places, pays and locks an order for a car. */
export const lockedCar = async (storefront: Storefront, customer: Customer): Promise<OrderDetail> =>
  callAs(storefront, customer, lock, orderOf(await paidCar(storefront, customer)))

/** Has the dealer generate the contract of a locked order. */
export const generateContract = (storefront: Storefront, { orderNo }: OrderDetail) =>
  takeStep(serverContextOf(storefront.app), randomUUID(), { step: BackOfficeStep.contractGenerated, orderNo })

/** Has the car of a locked order paid for, inspected and brought to the centre; its contract and money are put there. */
export const planHandover = async (storefront: Storefront, { id, orderNo }: OrderDetail): Promise<void> => {
  await storefront.database.query('UPDATE orders SET status = $2, contract_status = $3 WHERE id = $1', [
    id,
    OrderStatus.finalPaymentPaid,
    ContractStatus.passed,
  ])
  for (const step of [BackOfficeStep.pdiReported, BackOfficeStep.deliveryPlanned]) {
    await takeStep(serverContextOf(storefront.app), randomUUID(), { step, orderNo })
  }
}
