import { defaultPlan, monthlyPaymentFen } from '@/domain/finance/loan'
import { fetchLoanSchemes } from '@/services/api/vehicle'

/** What a month costs with the first loan of a version and its usual terms, in fen; null where no loan is offered. */
export const fetchMonthlyFen = async (pnoTwelve: string, totalFen: number): Promise<number | null> => {
  const [scheme] = await fetchLoanSchemes(pnoTwelve)
  return scheme ? monthlyPaymentFen(totalFen, scheme, defaultPlan(scheme)) : null
}
