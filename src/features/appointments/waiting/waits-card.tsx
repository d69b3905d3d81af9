import type { HourWait } from '@/wire/schemas/appointment'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { CellLink } from '@/ui/cell/cell-link'
import { messages } from '../messages'
import { whenText } from '../when-text'
import { untilClock } from './until-text'

/** Whether an hour is waited for to move an appointment to it. */
const isToMove = ({ appointmentId }: HourWait): boolean => appointmentId !== null

interface FreedHoursProps {
  waits: readonly HourWait[]
  /** Chooses one, to book it or to move an appointment to it. */
  onChoose: (wait: HourWait) => void
}

/** Hours that were waited for and have come free. */
export function FreedHours({ waits, onChoose }: FreedHoursProps) {
  return (
    <WaitsCard
      title={messages.cameFreeTitle}
      waits={waits.filter(({ toldTime }) => toldTime !== null)}
      stateOf={(wait) => (isToMove(wait) ? messages.moveUntil : messages.bookUntil)}
      actionOf={(wait) => (isToMove(wait) ? messages.moveToIt : messages.chooseIt)}
      onAct={onChoose}
    />
  )
}

interface AwaitedHoursProps {
  waits: readonly HourWait[]
  onTakeBack: (wait: HourWait) => Promise<unknown>
}

/** Hours that the customer waits for. */
export function AwaitedHours({ waits, onTakeBack }: AwaitedHoursProps) {
  return (
    <WaitsCard
      title={messages.waitsTitle}
      waits={waits.filter(({ toldTime }) => toldTime === null)}
      stateOf={(wait) => (isToMove(wait) ? messages.oneMessageToMove : messages.oneMessage)}
      actionOf={() => messages.takeBack}
      onAct={(wait) => void onTakeBack(wait)}
    />
  )
}

interface WaitsCardProps {
  title: string
  waits: readonly HourWait[]
  /** How one stands, by until when. */
  stateOf: (wait: HourWait) => (until: string) => string
  /** What can be done with one. */
  actionOf: (wait: HourWait) => string
  onAct: (wait: HourWait) => void
}

function WaitsCard({ title, waits, stateOf, actionOf, onAct }: WaitsCardProps) {
  if (waits.length === 0) return null
  return (
    <Card title={title} isList>
      {waits.map((wait) => {
        const when = whenText(wait.startTime)
        const action = actionOf(wait)
        return (
          <Cell
            key={wait.id}
            label={when}
            note={messages.waitNote(wait.modelName, wait.storeName, stateOf(wait)(untilClock(wait.startTime)))}
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
