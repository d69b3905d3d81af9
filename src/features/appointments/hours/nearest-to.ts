import type { FreeSlot, NearestQuery } from '@/wire/schemas/appointment'
import { fetchNearestFree } from '@/services/api/appointment'

/** The free hours near one that is gone. That it is gone is told either way; without a network there is just no offer. */
export const nearestTo = ({ consultationType, storeId, modelId, startTime }: NearestQuery): Promise<FreeSlot[]> =>
  fetchNearestFree({ consultationType, storeId, modelId, startTime }).catch(() => [])
