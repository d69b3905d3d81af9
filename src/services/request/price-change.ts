import { ErrorCode, type PriceChangedData } from '@/wire/errors'
import { isRecord } from '../storage/is-record'
import { isRefusal } from './errors'

const isPriceChange = (data: unknown): data is PriceChangedData =>
  isRecord(data) && 'oldAmountFen' in data && 'newAmountFen' in data

/** What the shopper saw and what it costs by now, in fen, where a call was refused for that; null for any other failure. */
export const priceChangeOf = (error: unknown): PriceChangedData | null => {
  if (!isRefusal(error, ErrorCode.priceChanged) || !isPriceChange(error.data)) return null
  const { oldAmountFen, newAmountFen } = error.data
  return { oldAmountFen, newAmountFen }
}
