import { View } from '@tarojs/components'
import { useMemo, useState } from 'react'
import { AppointmentLimit, ChangeReason } from '@/wire/enums/appointment'
import { ErrorCode } from '@/wire/errors'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { shortTime } from '@/domain/time/shanghai-time'
import { useAsyncPage } from '@/hooks/use-async-page'
import { changeAppointment, fetchCalendar } from '@/services/api/appointment'
import { isRefusal } from '@/services/request/errors'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { Icon } from '@/ui/icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Notice } from '@/ui/notice'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { isFree } from '../hours/calendar-days'
import { HeldFor } from '../hours/held-for'
import { Hours } from '../hours/hours'
import { useHold } from '../hours/use-hold'
import { messages } from '../messages'
import type { AppointmentView } from './use-appointment'
import './change-sheet.scss'

interface ChangeSheetProps {
  appointment: AppointmentDetail
  isOpen: boolean
  act: AppointmentView['act']
  onCancel: (reason: ChangeReason | undefined) => Promise<void>
  onClose: () => void
}

/** Moves an appointment to another hour of its shop, or gives it up. */
export function ChangeSheet({ appointment, isOpen, act, onCancel, onClose }: ChangeSheetProps) {
  const { id, consultationType, storeId, modelId, startTime } = appointment
  const [wanted, setWanted] = useState<string>()
  const [taken, setTaken] = useState<string>()
  const [reason, setReason] = useState<ChangeReason>()
  const { page, reload } = useAsyncPage(() => fetchCalendar({ consultationType, storeId, modelId }), {
    key: `${id} ${startTime}`,
    isEnabled: isOpen,
  })
  const isOther = wanted !== undefined && wanted !== startTime
  const next = isOther && page.status === 'ready' && isFree(page.data.days, wanted) ? wanted : undefined
  const hour = useMemo(
    () => (isOpen && next ? { consultationType, storeId, modelId, startTime: next, appointmentId: id } : undefined),
    [isOpen, next, consultationType, storeId, modelId, id],
  )
  const tellTaken = (gone: string | undefined): void => {
    setTaken(gone)
    reload()
  }
  const heldUntilMs = useHold(hour, () => tellTaken(next))

  const change = async (to: string): Promise<void> => {
    const failure = await act(
      () => changeAppointment({ id, startTime: to, ...(reason !== undefined && { reason }) }),
      messages.changed,
    )
    if (failure === undefined) {
      // The sheet stays where it is, and opens anew for the next change.
      setWanted(undefined)
      setTaken(undefined)
      setReason(undefined)
      return onClose()
    }
    if (isRefusal(failure, ErrorCode.slotTaken, ErrorCode.shopClosedThen)) tellTaken(to)
  }

  return (
    <Sheet
      isOpen={isOpen}
      title={messages.changeTime}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button kind="danger" label={messages.cancelLabel} onPress={() => onCancel(reason)}>
            {messages.cancelDrive}
          </Button>
          <Button isDisabled={next === undefined} onPress={() => (next === undefined ? undefined : change(next))}>
            {next === undefined ? messages.chooseTime : messages.changeTo(shortTime(next))}
          </Button>
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
          <View className="change-sheet__new">{next === undefined ? '–' : shortTime(next)}</View>
          <View className="change-sheet__label">
            <HeldFor untilMs={heldUntilMs} otherwise={messages.confirmedAnew} />
          </View>
        </View>
      </View>
      {page.status === 'ready' ? (
        <Hours days={page.data.days} chosen={next} taken={taken} near={startTime} onChoose={setWanted} />
      ) : (
        <LoadedOrNot page={page} onReload={reload} />
      )}
      <View className="change-sheet__why">{messages.why}</View>
      <View className="change-sheet__reasons" role="radiogroup" aria-label={messages.why}>
        {Object.values(ChangeReason).map((one) => (
          <Chip
            key={one}
            role="radio"
            isOn={one === reason}
            onPress={() => setReason(one === reason ? undefined : one)}
          >
            {messages.reasons[one]}
          </Chip>
        ))}
      </View>
      <Notice>{messages.changeNote(AppointmentLimit.noticeHours)}</Notice>
    </Sheet>
  )
}
