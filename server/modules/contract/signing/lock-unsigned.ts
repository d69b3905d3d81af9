import { OrderType, type ContractAction } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { lockOwnOrder } from '../../order-record/row/find-order'
import { actionsAt } from '../../order-record/life/order-actions'
import { findContract, type ContractRow } from '../contract-row'

/**
 * A shopper's own contract that still waits for a signature, with its order locked until the transaction ends.
 *
 * @throws Refusal orderNotFound, contractNotFound, orderStateChanged once it is signed.
 */
export const lockUnsigned = async (
  tx: Queryable,
  userId: string,
  id: string,
  action: ContractAction,
  now: Date,
): Promise<ContractRow> => {
  const order = await lockOwnOrder(tx, userId, { id, orderType: OrderType.big })
  const contract = await findContract(tx, id)
  if (!actionsAt(order, now).includes(action)) throw new Refusal(ErrorCode.orderStateChanged)
  return contract
}
