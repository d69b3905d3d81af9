import type { StoredSlot } from '@/services/storage/stored-slot'
import { unsentUploads } from '@/services/storage/unsent-uploads'
import type { SideName } from './side'

/** Where the path of a side waits that was uploaded and not submitted. */
export const unsentSide = (name: SideName): StoredSlot<string[]> => unsentUploads(`licence:${name}`)
