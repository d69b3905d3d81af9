import type { WorkedOut } from '@/domain/finance/work-out-loan'
import { open, openRoute } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import type { WrongFields } from '@/widgets/loan/fields/wrong-fields'
import type { Car } from './cars'
import { messages } from './messages'
import { orderPageOf } from './next-page'
import { useFinancedOrder } from './use-financed-order'
import { wishOf } from './wish'

interface NextButtonProps extends Pick<WrongFields, 'unlessWrong'> {
  car: Car
  plan: WorkedOut
}

/** What follows a plan: the application of an order that waits for one, else ordering the car. */
export function NextButton({ car, plan, unlessWrong }: NextButtonProps) {
  const orderId = useFinancedOrder()
  if (orderId === undefined) {
    return <Button onPress={unlessWrong(() => openRoute(orderPageOf(car)))}>{messages.order}</Button>
  }
  const { scheme, offer, termMonths } = plan
  const wish = wishOf({ schemeId: scheme.schemeId, downPaymentFen: offer.downPaymentFen, termMonths })
  const apply = () => open('pages/financialCalculator/financialOrderSnapshot', { ...wish, id: orderId })
  return <Button onPress={unlessWrong(apply)}>{messages.apply}</Button>
}
