import { ConsultationType } from '@/wire/enums/vehicle'
import { openRoute } from './open'
import type { Route } from './route'

/** Where a test drive is booked, at a shop or of a model where that is known; the page may have been left at a talk. */
export const testDrivePage = (about: { shop?: string; model?: string } = {}): Route => ({
  path: 'pages/drive-record/booking/booking',
  params: { ...about, type: String(ConsultationType.testDrive) },
})

/** Opens where a test drive is booked. */
export const openTestDrive = (): void => void openRoute(testDrivePage())
