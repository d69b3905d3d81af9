import type { HourWait } from '@/wire/schemas/appointment'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { CellLink } from '@/ui/cell/cell-link'
import { messages } from '../messages'
import { whenText } from '../when-text'
import { untilClock } from './until-text'

interface WaitsCardProps {
  title: string
  waits: readonly HourWait[]
  /** How one stands, by until when. */
  state: (until: string) => string
  /** What can be done with each. */
  action: string
  onAct: (wait: HourWait) => void
}

/** Hours that the customer waits for, or that have come free. */
export function WaitsCard({ title, waits, state, action, onAct }: WaitsCardProps) {
  if (waits.length === 0) return null
  return (
    <Card title={title} isList>
      {waits.map((wait) => {
        const when = whenText(wait.startTime)
        return (
          <Cell
            key={wait.id}
            label={when}
            note={messages.waitNote(wait.modelName, wait.storeName, state(untilClock(wait.startTime)))}
            value={
              <CellLink label={`${action}, ${when}`} onPress={() => onAct(wait)}>
                {action}
              </CellLink>
            }
          />
        )
      })}
    </Card>
  )
}
