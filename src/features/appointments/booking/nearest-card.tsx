import { Card } from '@/ui/card'
import { hasNearest, NearestHours, type NearestHoursProps } from '../hours/nearest-hours'
import { messages } from '../messages'

/** What is free near an hour that cannot be booked, where there is something. */
export function NearestCard(props: NearestHoursProps) {
  if (!hasNearest(props)) return null
  return (
    <Card title={messages.nearestTitle}>
      <NearestHours {...props} />
    </Card>
  )
}
