import { SUCCESS_CODE, type Envelope } from '@/wire/envelope'
import type { RefusalCode } from '@/wire/errors'
import type { Refusal } from './errors'
import { refusalText } from './refusal-texts'

/** The envelope of a reply that succeeded. */
export const success = <Data>(data: Data): Envelope<Data> => ({ code: SUCCESS_CODE, data, msg: 'ok' })

/**
 * The envelope of a refusal; `data` is null unless the refusal tells more than its text. The text is in the language of
 * the moment: a refusal may have been made where no request was at hand, as while a body is read.
 */
export const refused = ({ code, data }: Refusal): Envelope<unknown> => ({
  code,
  data: data ?? null,
  msg: refusalText(code, data),
})

/** The envelope of a failure whose cause is logged under the request's id. */
export const failed = (code: RefusalCode, requestId: string): Envelope<{ requestId: string }> => ({
  code,
  data: { requestId },
  msg: refusalText(code),
})
