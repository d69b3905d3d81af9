import { View } from '@tarojs/components'
import type { AccountDeletion, DeletionCooling } from '@/wire/schemas/account'
import { daysLeft } from '@/domain/person/days-left'
import { DAY_MS } from '@/domain/time/duration'
import { formatShortTime, parseShanghai } from '@/domain/time/shanghai-time'
import { failureText } from '@/services/request/failure-text'
import { serverNow } from '@/services/server-clock'
import { keepAccount } from '@/services/session/delete-account'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { Timeline } from '@/ui/timeline'
import './cooling-off.scss'
import './deletion.scss'
import { messages } from './messages'

interface CoolingOffProps {
  cooling: DeletionCooling
  onKept: (deletion: AccountDeletion) => void
  onLeave: () => void
}

/** The seven days in which the account can be kept. */
export function CoolingOff({ cooling: { askedTime, deleteTime }, onKept, onLeave }: CoolingOffProps) {
  const askedMs = parseShanghai(askedTime)
  const deleteMs = parseShanghai(deleteTime)
  const total = Math.round((deleteMs - askedMs) / DAY_MS)
  const left = daysLeft(deleteMs, serverNow())

  const keep = async (): Promise<void> => {
    try {
      onKept(await keepAccount())
      showToast(messages.kept)
    } catch (error) {
      await alertDialog({ title: messages.keepFailed, text: failureText(error) })
    }
  }

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={
        <StickyBar>
          <Button onPress={keep}>{messages.keepMine}</Button>
        </StickyBar>
      }
    >
      <View className="deletion__title" role="heading" aria-level="1">
        {messages.bookedTitle}
      </View>
      <View className="deletion__text">{messages.coolingText}</View>
      <Card>
        <View className="cooling-off__label">{messages.deletedIn}</View>
        <View className="cooling-off__when">
          <View className="cooling-off__days">{messages.days(left)}</View>
          <View className="cooling-off__time">{formatShortTime(deleteMs)}</View>
        </View>
        <View className="cooling-off__bar" aria-hidden="true">
          {Array.from({ length: total }, (_, day) => (
            <View
              key={day}
              className={day < total - left ? 'cooling-off__day cooling-off__day--over' : 'cooling-off__day'}
            />
          ))}
        </View>
        <View className="cooling-off__label">{messages.asked(formatShortTime(askedMs))}</View>
      </Card>
      <Card>
        <Timeline
          tone="orange"
          items={[
            { id: 'asked', state: 'done', ...messages.steps.asked },
            { id: 'waiting', state: 'now', ...messages.steps.waiting },
            { id: 'erased', state: 'next', ...messages.steps.erased },
            { id: 'kept', state: 'next', ...messages.steps.kept },
          ]}
        />
      </Card>
    </PageShell>
  )
}
