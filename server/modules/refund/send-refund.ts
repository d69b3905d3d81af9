import type { PaymentGateway, ProviderRefund } from '../../gateways/pay/payment-gateway'
import type { ServerContext } from '../../context/server-context'
import { finishRefund } from './finish-refund'
import type { RefundRow } from './refund-row'
import { walletWords } from './wallet-words-zh'
import { gatewayNamed } from '../../gateways/pay/pay-gateways'

const callProvider = (gateway: PaymentGateway, refund: RefundRow): Promise<ProviderRefund> => {
  const { refundNo, payNo, amountFen, totalFen, status } = refund
  if (status === 'accepted') return gateway.queryRefund(refundNo)
  return gateway.refund({ refundNo, payNo, refundFen: amountFen, totalFen, reason: walletWords(refund) })
}

/**
 * Sends a refund to the provider, or asks about one that it has taken, and books the answer. It may be called again
 * after any failure: the provider knows the refund by its number.
 */
export const sendRefund = async (context: ServerContext, refund: RefundRow): Promise<void> => {
  const { database, clock, payments, logger } = context
  const gateway = gatewayNamed(payments, refund.gateway)
  if (gateway === undefined) return
  const told = await callProvider(gateway, refund)
  const outcome = await database.hotTransaction((tx) => finishRefund(tx, refund.refundNo, told, clock.now()))
  if (outcome === 'refundRefused')
    logger.error({ refundNo: refund.refundNo, cause: refund.cause }, 'the payment provider refused a refund')
}
