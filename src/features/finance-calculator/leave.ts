import { linkOf, type LoanChoice } from '@/domain/finance/loan-choice'
import { goBack } from '@/services/navigation/go-back'
import { wishOf } from './wish'

interface Schedule {
  isSchedule: boolean
  /** Whose application the months belong to. */
  orderId: string | undefined
}

/** Back from a schedule to its application or its plan, and from the plan to where cars are bought. */
export const leaveCalculator = ({ isSchedule, orderId }: Schedule, choice: LoanChoice): Promise<void> => {
  if (!isSchedule) return goBack('pages/order/index')
  if (orderId !== undefined)
    return goBack('pages/financialCalculator/financialOrderSnapshot', { ...wishOf(choice), id: orderId })
  return goBack('pages/financialCalculator/financialCalculator', linkOf(choice))
}
