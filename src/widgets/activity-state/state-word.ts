import { ActivityStatus, SignUpStatus } from '@/wire/enums/activity'
import type { ActivityCard } from '@/wire/schemas/activity'
import { messages } from './messages'

/** Whether nobody else gets a place by arrival. */
export const isFull = ({ quota, taken }: Pick<ActivityCard, 'quota' | 'taken'>): boolean =>
  quota !== null && taken >= quota

/** The word on an activity that takes place: its own state once it is on, before that its sign-up's. */
export const stateWord = (activity: ActivityCard): string => {
  if (activity.activityStatus === ActivityStatus.ended) return messages.over
  if (activity.activityStatus === ActivityStatus.ongoing) return messages.ongoing
  switch (activity.signUpStatus) {
    case SignUpStatus.noSignUpTime:
      return messages.none
    case SignUpStatus.notStarted:
      return messages.notStarted
    case SignUpStatus.signingUp:
      return isFull(activity) ? messages.full : messages.signingUp
    case SignUpStatus.ended:
      return messages.ended
    default:
      return activity.signUpStatus satisfies never
  }
}
