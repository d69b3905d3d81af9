import type { VehicleVersion } from '@/wire/schemas/vehicle'
import { formatYuan } from '@/domain/money/money'
import { messages } from '../messages'

/** Under the sum: what it is a month, where that is known, and when the car comes. */
export const barNotes = (
  { deliveryWeeksFrom: from, deliveryWeeksTo: to }: VehicleVersion,
  monthlyFen: number | undefined,
): string =>
  monthlyFen === undefined
    ? messages.delivery(from, to)
    : messages.notes([messages.monthly(formatYuan(monthlyFen)), messages.deliveryShort(from, to)])
