import { linkOf, OWN_SCHEME_ID } from '@/domain/loan-choice'
import type { WorkedOut } from '@/domain/work-out-loan'
import { open, openRoute } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import type { Car } from './cars'
import { messages } from './messages'
import { orderPageOf } from './next-page'
import { useFinancedOrder } from './use-financed-order'

/** The plan as an application takes it over; a rate of one's own is no lender's. */
const wishOf = ({ scheme, offer, termMonths }: WorkedOut) =>
  linkOf({
    ...(scheme.schemeId === OWN_SCHEME_ID ? {} : { schemeId: scheme.schemeId }),
    downPaymentFen: offer.downPaymentFen,
    termMonths,
  })

/** What follows a plan: the application of an order that waits for one, else ordering the car. */
export function NextButton({ car, plan }: { car: Car; plan: WorkedOut }) {
  const orderId = useFinancedOrder()
  if (orderId === undefined) return <Button onPress={() => openRoute(orderPageOf(car))}>{messages.order}</Button>
  const apply = () => open('pages/financialCalculator/financialOrderSnapshot', { ...wishOf(plan), id: orderId })
  return <Button onPress={apply}>{messages.apply}</Button>
}
