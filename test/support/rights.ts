import { list } from '@/wire/endpoints/right'
import type { Customer } from './customer'
import { openBigSale } from './big-order-steps'
import { paidCar } from './car-order'
import { callAs, paidOrder } from './orders'
import type { Sale } from './sale'
import type { Storefront } from './storefront'

/** A right that came with an order of the customer's. */
export const firstRight = async (storefront: Storefront, customer: Customer): Promise<string> => {
  const [right] = await callAs(storefront, customer, list, {})
  if (right === undefined) throw new Error('who paid a deposit has no right')
  return right.id
}

/** Pays a small deposit, and that of a car beside it. */
export const carRights = async (storefront: Storefront, customer: Customer, sale: Sale): Promise<void> => {
  await paidOrder(storefront, customer)
  await openBigSale(sale, storefront)
  await paidCar(storefront, customer)
}
