import { linkOf } from '@/domain/finance/loan-choice'
import { formatYuan } from '@/domain/money/money'
import { stringifyQuery } from '@/platform/address/query'
import { messages } from './messages'
import type { Calculator } from './use-calculator'

const PAGE = '/pages/financialCalculator/financialCalculator'

/** What a friend gets: the car and its monthly payment, and a link that works the same plan out and orders the same car. */
export const shareOfPlan = ({
  car,
  plan,
  choice,
}: Pick<Calculator, 'car' | 'plan' | 'choice'>): {
  title: string
  path: string
} => {
  if (!car || !plan) return { title: messages.title, path: PAGE }
  const query = stringifyQuery({ ...linkOf({ ...choice, pnoTwelve: car.pnoTwelve, priceFen: car.priceFen }) })
  return { title: messages.shareTitle(car.name, formatYuan(plan.offer.monthlyFen)), path: `${PAGE}?${query}` }
}
