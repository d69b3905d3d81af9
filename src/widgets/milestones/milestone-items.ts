import type { OrderMilestone } from '@/wire/schemas/order'
import { shortTime } from '@/domain/time/shanghai-time'
import type { TimelineItem } from '@/ui/timeline'

/** Milestones, newest first, as a timeline draws them: the newest is where the order stands. */
export const milestoneItems = (milestones: readonly OrderMilestone[]): TimelineItem[] =>
  milestones.map(({ title, note, time }, index) => ({
    id: `${time} ${title}`,
    title,
    note: note || undefined,
    time: shortTime(time),
    state: index === 0 ? 'now' : 'done',
  }))
