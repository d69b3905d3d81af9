import { PayPurpose, type PayGateway, type PayMethod } from '@/wire/enums/payment'
import type { PayMethodRow } from '@/domain/payment/pay-methods'

/** The code of a way to pay that exists in tests only. */
export const VOUCHER = 9 as PayMethod

/** The name of its provider, which a server is given for a test. */
export const VOUCHER_GATEWAY = 'voucher' as typeof PayGateway.wechat

/** Its row in the table of ways to pay; name and picture are another row's, for it has none of its own. */
export const voucherRow: PayMethodRow = {
  code: VOUCHER,
  takenBy: 'provider',
  gateway: VOUCHER_GATEWAY,
  purposes: [PayPurpose.deposit, PayPurpose.balance],
  mostFen: 300_000,
  page: null,
  text: 'posMachine',
  icon: 'card',
  isRecommended: false,
}
