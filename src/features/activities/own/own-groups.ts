import { ActivityStatus, RegistrationResult } from '@/wire/enums/activity'
import type { OwnActivity } from '@/wire/schemas/activity'

/** Where one of the customer's activities stands: what came of signing up, or that it is over. */
export type OwnState = 'registering' | 'success' | 'failed' | 'ended'

/** Without a place it has failed, whether it is over or not. */
export const ownStateOf = ({ activityStatus, registration: { result } }: OwnActivity): OwnState => {
  if (result === RegistrationResult.failed) return 'failed'
  if (activityStatus === ActivityStatus.ended) return 'ended'
  return result === RegistrationResult.success ? 'success' : 'registering'
}
