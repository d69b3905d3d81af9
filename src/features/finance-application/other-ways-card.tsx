import type { FinanceApplication } from '@/wire/schemas/loan'
import { FinanceAction } from '@/wire/enums/order'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { LOAN_EXITS, type LoanExit } from '@/widgets/loan/exits'
import { messages } from './messages'

const EXITS: readonly LoanExit[] = [FinanceAction.payInFull, FinanceAction.cancelFinance]

interface OtherWaysCardProps {
  application: FinanceApplication
  onLeave: (exit: LoanExit) => Promise<unknown>
}

/** What can be done in place of sending the application. */
export function OtherWaysCard({ application: { nextActions }, onLeave }: OtherWaysCardProps) {
  const exits = EXITS.filter((exit) => nextActions.includes(exit))
  if (exits.length === 0) return null
  return (
    <Card title={messages.otherWays} isList>
      {exits.map((exit) => (
        <Cell key={exit} label={LOAN_EXITS[exit].label} note={messages.exitNotes[exit]} onPress={() => onLeave(exit)} />
      ))}
    </Card>
  )
}
