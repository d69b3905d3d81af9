import type { VehicleVersion } from '@/wire/schemas/vehicle'
import { formatYuan } from '@/domain/money/money'
import type { PriceBarProps } from '@/ui/price-bar/types'
import { messages } from '../messages'

/** Under the sum: what it is a month, where that is known, and when the car comes. */
export const barNotes = (
  { deliveryWeeksFrom: from, deliveryWeeksTo: to }: VehicleVersion,
  monthlyFen: number | undefined,
): Pick<PriceBarProps, 'note' | 'rest'> =>
  monthlyFen === undefined
    ? { note: messages.delivery(from, to) }
    : { note: messages.monthly(formatYuan(monthlyFen)), rest: messages.andDelivery(from, to) }
