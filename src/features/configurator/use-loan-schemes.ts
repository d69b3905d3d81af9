import { useMemo } from 'react'
import type { LoanScheme } from '@/contract/entities/finance'
import { defaultPlan, loanFaults, monthlyPaymentFen } from '@/domain/loan'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchLoanSchemes } from '@/services/api/vehicle'

/** The loan that a version is advertised with: its first, in its default terms. */
type SchemeByVersion = Readonly<Record<string, LoanScheme | undefined>>

const fetchFirstSchemes = async (pnos: readonly string[]): Promise<SchemeByVersion> => {
  const lists = await Promise.all(pnos.map((pno) => fetchLoanSchemes(pno)))
  return Object.fromEntries(pnos.map((pno, index) => [pno, lists[index]?.[0]]))
}

/** What a month costs, in fen; undefined for a version without a loan, or with one whose own defaults make no sense. */
export const monthlyFen = (totalFen: number, scheme: LoanScheme | undefined): number | undefined => {
  if (!scheme) return undefined
  const plan = defaultPlan(scheme)
  return loanFaults(scheme, plan).length === 0 ? monthlyPaymentFen(totalFen, scheme, plan) : undefined
}

/**
 * Works out the monthly payment of a model's versions at once, at every tap; the loans of all of them are read
 * beforehand. Until they are there, and where they cannot be had, there is no monthly payment to show.
 */
export function useMonthlyFen(pnos: readonly string[]) {
  const { page } = useAsyncPage(() => fetchFirstSchemes(pnos), { key: pnos.join(), isEnabled: pnos.length > 0 })
  const schemes = page.status === 'ready' ? page.data : undefined
  return useMemo(
    () => (pnoTwelve: string, totalFen: number) => monthlyFen(totalFen, schemes?.[pnoTwelve]),
    [schemes],
  )
}
