import {
  BigOrderAction,
  ContractAction,
  DeliveryAction,
  OrderAction,
  OrderStatus,
  SmallOrderAction,
  type NextAction,
} from '@/wire/enums/order'
import { barOf } from '@/features/orders/actions/bar-actions'

const { pay, cancel, applyRefund } = OrderAction
const { configure } = SmallOrderAction
const { edit, lock } = BigOrderAction
const { previewContract, signContract } = ContractAction
const { uploadLicence, confirmPickUp, reviewDelivery } = DeliveryAction

describe('the bar of an order', () => {
  it.each<[string, OrderStatus, NextAction[], NextAction[]]>([
    ['pays or cancels', OrderStatus.pendingPayment, [pay, cancel], [cancel, pay]],
    ['configures a small order', OrderStatus.paid, [applyRefund, configure], [applyRefund, configure]],
    ['locks a big one', OrderStatus.paid, [applyRefund, edit, lock], [applyRefund, lock]],
    [
      'reads and signs a contract',
      OrderStatus.closed,
      [signContract, previewContract],
      [previewContract, signContract],
    ],
    ['plans the pick-up', OrderStatus.pendingDelivery, [confirmPickUp, uploadLicence], [uploadLicence, confirmPickUp]],
    ['reviews the delivery', OrderStatus.complete, [reviewDelivery], [reviewDelivery]],
    ['has nothing to offer', OrderStatus.refunding, [], []],
  ])('%s, the way on last', (_what, statusCode, nextActions, shown) => {
    expect(barOf({ statusCode, nextActions })).toEqual({ shown, more: null })
  })

  it.each([
    [[pay, uploadLicence], [uploadLicence]],
    [[pay], []],
  ])('keeps to paying while a balance is due, and puts the rest of %p under More', (nextActions, more) => {
    expect(barOf({ statusCode: OrderStatus.pendingFinalPayment, nextActions })).toEqual({ shown: [pay], more })
  })

  it('leaves out what this release does not know', () => {
    const nextActions = ['somethingNew' as NextAction, pay] // a newer server
    expect(barOf({ statusCode: OrderStatus.pendingPayment, nextActions })).toEqual({ shown: [pay], more: null })
  })
})
