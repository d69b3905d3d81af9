import type { OrderMilestone } from '@/wire/schemas/order'
import type { StatusTone } from '@/domain/order/order-status'
import { Card } from '@/ui/card'
import { Timeline } from '@/ui/timeline'
import { milestoneItems } from '@/widgets/milestones/milestone-items'
import { messages } from './messages'

/** What has happened to the application, newest first. */
export function ProgressCard({ milestones, tone }: { milestones: readonly OrderMilestone[]; tone: StatusTone }) {
  if (milestones.length === 0) return null
  return (
    <Card title={messages.progress}>
      <Timeline items={milestoneItems(milestones)} tone={tone} />
    </Card>
  )
}
