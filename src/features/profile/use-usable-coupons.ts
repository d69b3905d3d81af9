import { useEffect, useState } from 'react'
import { usePageShown } from '@/hooks/use-page-shown'
import { fetchUsableCoupons } from '@/services/api/coupon'
import { useIsLoggedIn } from '@/stores/session'

/** How many coupons the customer can use, read each time the page is shown; a visitor has none. */
export function useUsableCoupons(): number {
  const isLoggedIn = useIsLoggedIn()
  const isShown = usePageShown()
  const [usable, setUsable] = useState(0)
  useEffect(() => {
    if (!isLoggedIn) setUsable(0)
    // A figure beside an icon: the coupons' own page says what went wrong. What was known stays.
    else if (isShown) fetchUsableCoupons().then(setUsable, () => undefined)
  }, [isLoggedIn, isShown])
  return usable
}
