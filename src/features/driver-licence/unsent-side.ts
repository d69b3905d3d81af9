import type { StoredSlot } from '@/services/storage/stored-slot'
import { unsentUploads } from '@/services/storage/unsent-uploads'
import type { SideName } from './side'

/** Where the path of a side waits that this user uploaded and has not submitted. */
export const unsentSide = (userId: string, name: SideName): StoredSlot<string[]> =>
  unsentUploads(`licence:${userId}:${name}`)
