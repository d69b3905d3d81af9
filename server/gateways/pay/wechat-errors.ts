/** WeChat Pay's own code of a refused call, or undefined when it gave no answer of its own (network, bad signature). */
export const wechatErrorCode = (error: unknown): string | undefined => {
  const code = (error as { response?: { data?: { code?: unknown } } } | null)?.response?.data?.code
  return typeof code === 'string' ? code : undefined
}

/** Codes by which WeChat Pay says that it never heard of a payment. */
const UNKNOWN_PAYMENT: ReadonlySet<string> = new Set(['ORDERNOTEXIST', 'ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS'])

/** Refund codes after which the same number can never pay out; any other failure is tried again. */
const DEFINITE_REFUND_REFUSALS: ReadonlySet<string> = new Set([
  'INVALID_REQUEST',
  'PARAM_ERROR',
  'RESOURCE_NOT_EXISTS',
  'MCH_NOT_EXISTS',
  'USER_ACCOUNT_ABNORMAL',
])

/** Whether the code of a refused query means that the payment does not exist. */
export const isUnknownPayment = (code: string): boolean => UNKNOWN_PAYMENT.has(code)

/** Whether a refused refund is refused for good. */
export const isDefiniteRefundRefusal = (code: string): boolean => DEFINITE_REFUND_REFUSALS.has(code)
