import { keeperId } from '@/services/configuration/kept'
import { saveOnce } from '@/services/configuration/save-once'
import { showToast } from '@/ui/popup/toast'
import { snapshotOfState, type CarState } from './car-store'
import { messages } from '../messages'

/** Saves the car, and says where. */
export const saveCar = (state: CarState): void => {
  if (!saveOnce(snapshotOfState(state))) return showToast(messages.savedAlready)
  showToast(keeperId() === null ? messages.savedHere : messages.saved)
}
