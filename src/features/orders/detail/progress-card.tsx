import { useState } from 'react'
import type { OrderMilestone } from '@/wire/schemas/order'
import type { StatusTone } from '@/domain/order/order-status'
import { Card } from '@/ui/card'
import { Timeline } from '@/ui/timeline'
import { milestoneItems } from '@/widgets/milestones/milestone-items'
import { messages } from '../messages'

/** Milestones in sight before "All". */
const SHORT_COUNT = 4

interface ProgressCardProps {
  /** Newest first. */
  milestones: readonly OrderMilestone[]
  tone: StatusTone
}

/** What has happened to the order. */
export function ProgressCard({ milestones, tone }: ProgressCardProps) {
  const [isLong, setLong] = useState(false)
  if (milestones.length === 0) return null
  const items = milestoneItems(milestones.slice(0, isLong ? undefined : SHORT_COUNT))
  const timeline = <Timeline items={items} tone={tone} />
  if (milestones.length <= SHORT_COUNT) return <Card title={messages.progress}>{timeline}</Card>
  return (
    <Card title={messages.progress} more={isLong ? messages.fewer : messages.all} onMore={() => setLong(!isLong)}>
      {timeline}
    </Card>
  )
}
