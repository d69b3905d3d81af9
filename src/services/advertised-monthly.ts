import { advertisedMonthlyFen } from '@/domain/finance/loan'
import { fetchLoanSchemes } from './api/vehicle'

/**
 * What a month of a version costs at a price, in the terms that it is advertised with, in fen. It is an extra, which nothing
 * waits for in vain: undefined for a version without a loan, and where its loans cannot be read.
 */
export const fetchMonthlyFen = async (pnoTwelve: string, priceFen: number): Promise<number | undefined> =>
  advertisedMonthlyFen(priceFen, await fetchLoanSchemes(pnoTwelve).catch(() => []))
