import { open } from './open'

/** Opens where a test drive is booked. */
export const openTestDrive = (): void => void open('pages/drive-record/booking/booking')
