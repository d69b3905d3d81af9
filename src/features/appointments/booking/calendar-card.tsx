import { AppointmentLimit } from '@/wire/enums/appointment'
import { ErrorCode } from '@/wire/errors'
import type { AppointmentCalendar } from '@/wire/schemas/appointment'
import type { LoadedPage } from '@/hooks/use-async-page'
import { isRefusal } from '@/services/request/errors'
import { Card } from '@/ui/card'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import type { GoneHour } from '../hours/gone'
import { Hours } from '../hours/hours'
import { messages } from '../messages'

const BARS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 100, heightPx: 32 },
    { widthPercent: 100, heightPx: 200 },
  ],
]

interface CalendarCardProps {
  calendar: LoadedPage<AppointmentCalendar>
  /** Free, or the full one that the shopper wants to be told of. */
  chosen: string | undefined
  gone: GoneHour | null
  /** The free hours of this shop that are nearest to the one that is gone. */
  nearest: readonly string[]
  onChoose: (startTime: string) => void
  onOtherShop: () => void
}

/** The days and hours of the chosen shop, or why there are none. */
export function CalendarCard({
  calendar: { page, reload },
  chosen,
  gone,
  nearest,
  onChoose,
  onOtherShop,
}: CalendarCardProps) {
  if (page.status === 'ready') {
    return (
      <Card>
        <Hours
          days={page.data.days}
          note={messages.minutesEach(AppointmentLimit.minutes)}
          chosen={chosen}
          gone={gone}
          nearest={nearest}
          isFullOpen
          onChoose={onChoose}
        />
      </Card>
    )
  }
  const isGone = page.status === 'failed' && isRefusal(page.error, ErrorCode.shopNotFound, ErrorCode.shopWithoutService)
  if (!isGone) return <LoadedOrNot page={page} onReload={reload} cards={BARS} />
  return (
    <EmptyView
      title={messages.shopGoneTitle}
      text={messages.shopGoneText}
      action={messages.chooseShop}
      onAction={onOtherShop}
    />
  )
}
