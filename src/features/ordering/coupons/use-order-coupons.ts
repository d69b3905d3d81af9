import { useState } from 'react'

/** A sheet over the form. */
type CouponSheet = 'picker' | 'code'

/** Which coupons an order takes, and which sheet is open to change that. */
export interface OrderCoupons {
  /** What was ticked; undefined while the best ones are proposed. */
  ids: string[] | undefined
  sheet: CouponSheet | null
  choose: (ids: string[]) => void
  show: (sheet: CouponSheet | null) => void
}

export function useOrderCoupons(): OrderCoupons {
  const [ids, choose] = useState<string[]>()
  const [sheet, show] = useState<CouponSheet | null>(null)
  return { ids, sheet, choose, show }
}
