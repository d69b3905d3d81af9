import { AppointmentStatus } from '@/wire/enums/appointment'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { messages } from '../messages'
import { whenText } from '../when-text'

/** What stands under the status of an appointment. */
export const headText = ({ status, startTime, adviser, checkedInTime, stars }: AppointmentDetail): string => {
  switch (status) {
    case AppointmentStatus.booked:
      return messages.bookedText(whenText(startTime))
    case AppointmentStatus.confirmed:
      return checkedInTime === null ? messages.confirmedText(whenText(startTime), adviser.name) : messages.checkedInText
    case AppointmentStatus.done:
      return stars === null ? messages.doneText : messages.ratedText
    case AppointmentStatus.cancelled:
      return messages.cancelledText
    case AppointmentStatus.missed:
      return messages.missedText
    default:
      return status satisfies never
  }
}
