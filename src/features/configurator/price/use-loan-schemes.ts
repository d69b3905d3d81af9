import { useMemo } from 'react'
import type { LoanScheme } from '@/wire/schemas/finance'
import { advertisedMonthlyFen } from '@/domain/finance/loan'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchLoanSchemes } from '@/services/api/vehicle'

type SchemesByVersion = Readonly<Record<string, readonly LoanScheme[] | undefined>>

const fetchSchemes = async (pnos: readonly string[]): Promise<SchemesByVersion> => {
  const lists = await Promise.all(pnos.map((pno) => fetchLoanSchemes(pno)))
  return Object.fromEntries(pnos.map((pno, index) => [pno, lists[index]]))
}

/**
 * Works out the monthly payment of a model's versions at once, at every tap; the loans of all of them are read
 * beforehand. Until they are there, and where the server offers none, there is no monthly payment to show.
 */
export function useMonthlyFen(pnos: readonly string[]): (pnoTwelve: string, totalFen: number) => number | undefined {
  const { page } = useAsyncPage(() => fetchSchemes(pnos), { key: pnos.join(), isEnabled: pnos.length > 0 })
  const schemes = page.status === 'ready' ? page.data : undefined
  return useMemo(
    () => (pnoTwelve: string, totalFen: number) => advertisedMonthlyFen(totalFen, schemes?.[pnoTwelve] ?? []),
    [schemes],
  )
}
