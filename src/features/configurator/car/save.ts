import { isSameChoice } from '@/domain/configuration/snapshot'
import { keepConfiguration, keeperId, keptConfigurations } from '@/services/configuration/kept'
import { syncConfigurations } from '@/services/configuration/sync'
import { showToast } from '@/ui/feedback/toast'
import { snapshotOfState, type CarState } from './car-store'
import { messages } from '../messages'

/** Saves the car on the phone at once, and in the account of who is logged in; the same car is saved once. */
export const saveCar = (state: CarState): void => {
  const snapshot = snapshotOfState(state)
  if (keptConfigurations().some((kept) => isSameChoice(kept, snapshot) && kept.totalFen === snapshot.totalFen)) {
    return showToast(messages.savedAlready)
  }
  keepConfiguration(snapshot)
  showToast(keeperId() === null ? messages.savedHere : messages.saved)
  // What cannot be sent now stays on the phone and is sent at the next launch or login.
  syncConfigurations().catch(() => undefined)
}
