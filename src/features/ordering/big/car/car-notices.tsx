import { formatYuan } from '@/domain/money/money'
import { Notice } from '@/ui/notice'
import { messages } from '../messages'
import type { OfferedCar } from './offered-car'

/** What has changed since the car was configured: options that are gone, and another price. */
export function CarNotices({ car: { gone, seenFen } }: { car: OfferedCar }) {
  return (
    <>
      {gone.length > 0 && (
        <Notice tone="orange" icon="alert">
          {messages.gone(gone.map(({ displayName }) => displayName))}
        </Notice>
      )}
      {seenFen !== null && <Notice>{messages.priceSince(formatYuan(seenFen))}</Notice>}
    </>
  )
}
