import { View } from '@tarojs/components'
import { AppointmentLimit, ChangeReason } from '@/wire/enums/appointment'
import type { AppointmentDetail, FreeSlot } from '@/wire/schemas/appointment'
import { shortTime } from '@/domain/time/shanghai-time'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Icon } from '@/ui/icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Notice } from '@/ui/notice'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { isSameHour } from '../hours/gone'
import { HeldFor } from '../hours/held-for'
import { Hours } from '../hours/hours'
import { hasNearest, NearestHours } from '../hours/nearest-hours'
import { messages } from '../messages'
import { untilClock } from '../waiting/until-text'
import type { MoveView } from './use-move'
import './change-sheet.scss'

interface ChangeSheetProps {
  appointment: AppointmentDetail
  view: MoveView
  onCancel: (reason: ChangeReason | undefined) => Promise<void>
}

/** Moves an appointment to another hour of its shop, asks to be told of a full one, or gives the appointment up. */
export function ChangeSheet({ appointment: { storeId, startTime }, view, onCancel }: ChangeSheetProps) {
  const { calendar, free, toTell, tellable, gone, reason, choose } = view
  const next = free?.startTime
  const chosen = next ?? toTell?.startTime
  const nearest = (gone?.nearest ?? []).filter((slot) => slot.storeId === storeId && slot.startTime !== startTime)
  const offer = {
    slots: nearest,
    chosen: { storeId, startTime: next },
    onChoose: (slot: FreeSlot) => choose(slot.startTime),
    tell: tellable && {
      startTime: tellable.startTime,
      isOn: toTell !== undefined && isSameHour(tellable, toTell),
      onChoose: () => choose(tellable.startTime),
    },
  }
  return (
    <Sheet
      isOpen={view.isOpen}
      title={messages.changeTime}
      onClose={view.close}
      foot={
        <StickyBar>
          <Button kind="danger" label={messages.cancelLabel} onPress={() => onCancel(reason)}>
            {messages.cancelDrive}
          </Button>
          {toTell ? (
            <Button onPress={() => view.ask(toTell)}>{messages.tellMe}</Button>
          ) : (
            <Button isDisabled={next === undefined} onPress={() => (next === undefined ? undefined : view.move(next))}>
              {next === undefined ? messages.chooseTime : messages.changeTo(shortTime(next))}
            </Button>
          )}
        </StickyBar>
      }
    >
      <View className="change-sheet__times">
        <View className="grow">
          <View className="change-sheet__label">{messages.now}</View>
          <View className="change-sheet__old">{shortTime(startTime)}</View>
        </View>
        <Icon name="chevron" size={20} />
        <View className="grow">
          <View className="change-sheet__label">{messages.next}</View>
          <View className="change-sheet__new">{chosen === undefined ? '–' : shortTime(chosen)}</View>
          <View className="change-sheet__label">
            {toTell ? (
              messages.oneMessage(untilClock(toTell.startTime))
            ) : (
              <HeldFor untilMs={view.heldUntilMs} otherwise={messages.confirmedAnew} />
            )}
          </View>
        </View>
      </View>
      {calendar.page.status === 'ready' ? (
        <Hours
          days={calendar.page.data.days}
          chosen={chosen}
          gone={gone}
          nearest={nearest.map((slot) => slot.startTime)}
          near={startTime}
          isFullOpen
          onChoose={choose}
        />
      ) : (
        <LoadedOrNot page={calendar.page} onReload={calendar.reload} />
      )}
      {hasNearest(offer) && (
        <>
          <View className="change-sheet__nearest">{messages.nearestTitle}</View>
          <NearestHours {...offer} />
        </>
      )}
      <View className="change-sheet__why">{messages.why}</View>
      <View className="change-sheet__reasons" role="radiogroup" aria-label={messages.why}>
        {Object.values(ChangeReason).map((one) => (
          <Chip
            key={one}
            role="radio"
            isOn={one === reason}
            onPress={() => view.setReason(one === reason ? undefined : one)}
          >
            {messages.reasons[one]}
          </Chip>
        ))}
      </View>
      <Notice>{messages.changeNote(AppointmentLimit.noticeHours)}</Notice>
    </Sheet>
  )
}
