import type { BalanceState } from '@/wire/schemas/balance'
import { formatYuan } from '@/domain/money/money'
import { fenOfInput } from '@/domain/money/yuan-input'
import { payMethodName } from '@/widgets/pay-method'
import { messages } from './messages'

type Ways = Pick<BalanceState, 'ways' | 'leftFen'>

/** What is wrong with an amount that is typed; null when some way takes it. */
export const faultOf = (text: string, { ways, leftFen }: Ways): string | null => {
  const amountFen = fenOfInput(text)
  if (amountFen === null) return messages.noAmount
  if (amountFen > leftFen) return messages.tooMuch(formatYuan(leftFen))
  const leastFen = Math.min(...ways.map(({ minFen }) => minFen))
  return amountFen < leastFen ? messages.tooLittle(formatYuan(leastFen)) : null
}

/** The rule in a line under the field. */
export const limitsText = ({ ways, leftFen }: Ways): string => {
  const leastFen = Math.min(...ways.map(({ minFen }) => minFen))
  if (leastFen === leftFen) return messages.wholeRest
  const limited = ways.find(({ maxFen }) => maxFen < leftFen)
  return limited === undefined
    ? messages.from(formatYuan(leastFen))
    : messages.limits(formatYuan(leastFen), payMethodName(limited.payMethod), formatYuan(limited.maxFen))
}
