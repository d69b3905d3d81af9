import type { OrderMilestone } from '@/contract/entities/order'
import { formatShortTime, parseShanghai } from '@/domain/shanghai-time'
import type { TimelineItem } from '.'

/** Milestones, newest first, as a timeline draws them: the newest is where the order stands. */
export const milestoneItems = (milestones: readonly OrderMilestone[]): TimelineItem[] =>
  milestones.map(({ title, note, time }, index) => ({
    id: `${time} ${title}`,
    title,
    note: note || undefined,
    time: formatShortTime(parseShanghai(time)),
    state: index === 0 ? 'now' : 'done',
  }))
