import { dayText } from '@/domain/time/shanghai-time'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { messages } from './messages'

/** When the account is deleted, with the way to where it is kept. */
export function DeletionStrip({ time }: { time: string }) {
  return (
    <Card isList>
      <Cell
        label={messages.deletedOn(dayText(time))}
        note={messages.keepAccount}
        onPress={() => void open('pages/account/delete-account')}
      />
    </Card>
  )
}
