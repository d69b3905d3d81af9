import type { PaymentStart } from '@/wire/schemas/payment'
import type { PayChannel } from '@/wire/enums/payment'

/** What opens the provider: signed arguments in WeChat, a link in a browser. */
type PayOpening = Pick<PaymentStart, 'jsapiParams' | 'h5Url'>

/**
 * What the provider's own view ended with. It says only whether to ask on: whether money moved is known by the server
 * alone. `left` means the page itself is going away to the provider's, `elsewhere` that it cannot be opened from here.
 */
type PayViewResult = 'closed' | 'cancelled' | 'left' | 'elsewhere'

/** Which channel the server is to prepare a payment for. */
export type OwnPayChannel = PayChannel

/** Opens the provider. Rejects when it cannot be opened. */
export type OpenPayment = (opening: PayOpening) => Promise<PayViewResult>
