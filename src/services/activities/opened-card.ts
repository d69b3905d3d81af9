import type { ActivityCard } from '@/wire/schemas/activity'
import { open } from '../navigation/open'
import { createOpenedCard } from '../opened-card'

/** The card of an activity that was tapped last. */
export const openedActivity = createOpenedCard<ActivityCard>()

/** Opens the page of an activity, which shows its card at once. */
export const openActivity = (card: ActivityCard): Promise<unknown> => {
  openedActivity.remember(card)
  return open('pages/activities/view', { id: card.id })
}
