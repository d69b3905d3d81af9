import { backLayers } from './index'

/** Leaves the app, or loads it anew, by `leave`; layers are taken away first, for going back over them would undo it. */
export const leaveApp = async (leave: () => void): Promise<void> => {
  await backLayers.clear()
  leave()
}
