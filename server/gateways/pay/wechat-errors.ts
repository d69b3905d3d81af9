/** WeChat Pay's own code of a refused call, or undefined when it gave no answer of its own (network, bad signature). */
export const wechatErrorCode = (error: unknown): string | undefined => {
  const code = (error as { response?: { data?: { code?: unknown } } } | null)?.response?.data?.code
  return typeof code === 'string' ? code : undefined
}

/** Codes by which WeChat Pay says that it never heard of a payment. */
const UNKNOWN_PAYMENT: ReadonlySet<string> = new Set(['ORDERNOTEXIST', 'ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS'])

/** Codes by which a refund is turned down for good as it is sent; any other failure is tried again. */
const FINAL_ANSWERS_TO_SENDING: ReadonlySet<string> = new Set([
  'INVALID_REQUEST',
  'PARAM_ERROR',
  'RESOURCE_NOT_EXISTS',
  'MCH_NOT_EXISTS',
  'USER_ACCOUNT_ABNORMAL',
])

/** Whether the code of a refused query means that the payment does not exist. */
export const isUnknownPayment = (code: string): boolean => UNKNOWN_PAYMENT.has(code)

/** Whether a refund that was turned down as it was sent can never be made under its number. */
export const isFinalAnswerToSending = (code: string): boolean => FINAL_ANSWERS_TO_SENDING.has(code)
