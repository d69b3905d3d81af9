import { goBack } from '@/services/navigation/go-back'
import { linkOf, type CalculatorChoice } from './choice'

/** Back to the plan from its schedule, and from the plan to where cars are bought. */
export const leaveCalculator = (isSchedule: boolean, choice: CalculatorChoice): Promise<void> =>
  isSchedule ? goBack('pages/financialCalculator/financialCalculator', linkOf(choice)) : goBack('pages/order/index')
