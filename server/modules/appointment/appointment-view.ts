import { AppointmentStatus } from '@/wire/enums/appointment'
import type { Appointment } from '@/wire/schemas/appointment'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { timeText } from '../../http/time-text'
import { statusOf, type AppointmentRow } from './appointment-row'
import { endOf, isInTime } from './calendar/slots'

/** Until when an open appointment may be moved, and until when it may be cancelled. */
export const mayChange = ({ outcome, checkedInAt, startAt }: AppointmentRow, now: Date): boolean =>
  outcome === null && checkedInAt === null && isInTime(startAt.getTime(), now.getTime())

/** Late is better than not at all: it may be cancelled until it begins. */
export const mayCancel = ({ outcome, checkedInAt, startAt }: AppointmentRow, now: Date): boolean =>
  outcome === null && checkedInAt === null && now < startAt

/** An appointment as its owner sees it. */
export const appointmentView = (row: AppointmentRow, now: Date): Appointment => {
  const { code: _, adviserName, adviserRole, adviserPhone, adviserAvatar, ...kept } = row
  const { startAt, confirmedAt: __, checkedInAt, outcome, ...plain } = kept
  return {
    ...plain,
    status: statusOf(row),
    adviser: { name: adviserName, role: adviserRole, phone: adviserPhone, avatar: adviserAvatar },
    startTime: formatShanghai(startAt.getTime()),
    endTime: formatShanghai(endOf(startAt).getTime()),
    checkedInTime: timeText(checkedInAt),
    mayChange: mayChange(row, now),
    mayCancel: mayCancel(row, now),
    mayRate: outcome === AppointmentStatus.done && row.stars === null,
  }
}
