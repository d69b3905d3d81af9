import { BookingPage } from '@/features/appointments/booking/booking-page'
import { usePageParams } from '@/hooks/use-page-params'

export default function DriveBookingPage() {
  return <BookingPage {...usePageParams<'pages/drive-record/booking/booking'>()} />
}
