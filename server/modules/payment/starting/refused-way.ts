import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../../http/errors'

/** Tells that a way to pay does not take this payment; thrown wherever the server finds that out. */
export const refusedWay = (): Refusal => new Refusal(ErrorCode.invalidField, { field: 'payMethod' })
