import type { ContractDetail } from '@/wire/schemas/contract'
import { ErrorCode } from '@/wire/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { isRefusal } from '@/services/request/errors'

/** Whether an order has no contract to show: none yet, or the order is not the shopper's. */
export const isWithoutContract = (page: AsyncPage<ContractDetail>, id: string): boolean =>
  id === '' || (page.status === 'failed' && isRefusal(page.error, ErrorCode.contractNotFound, ErrorCode.orderNotFound))
