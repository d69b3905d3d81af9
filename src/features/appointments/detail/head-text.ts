import { AppointmentStatus } from '@/wire/enums/appointment'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { messages } from '../messages'
import type { Standing } from '../standing'
import { whenText } from '../when-text'

/** What stands under the head of an appointment. */
export const headText = (
  { consultationType, startTime, adviser, checkedInTime, stars }: AppointmentDetail,
  standing: Standing,
): string => {
  switch (standing) {
    case AppointmentStatus.booked:
      return messages.bookedText(whenText(startTime))
    case AppointmentStatus.confirmed:
      return checkedInTime === null
        ? messages.confirmedText(whenText(startTime), adviser.name)
        : messages.checkedInText[consultationType]
    case 'over':
      return checkedInTime === null ? messages.overText : messages.overThereText
    case AppointmentStatus.done:
      return (stars === null ? messages.doneText : messages.ratedText)[consultationType]
    case AppointmentStatus.cancelled:
      return messages.cancelledText
    case AppointmentStatus.missed:
      return messages.missedText
    default:
      return standing satisfies never
  }
}
