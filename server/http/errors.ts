import type { RefusalCode } from '@/wire/errors'
import type { RefusalData } from './refusal-data'
import { refusalText } from './refusal-texts'

/** A request that the server turns down on purpose: it becomes an envelope with the code's status and text. */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: Code,
    readonly data?: RefusalData<Code>,
    /** What it follows from; only that of a status from 500 on is logged. */
    options?: ErrorOptions,
  ) {
    super(refusalText(code, data), options)
  }

  /** HTTP status of the code: codes are status x 100 + n. */
  get status(): number {
    return statusOf(this.code)
  }
}

/** HTTP status of a code. */
export const statusOf = (code: RefusalCode): number => Math.floor(code / 100)
