import type { MaterialFile } from '@/wire/schemas/material'
import { fetchMaterialFiles } from '@/services/api/vehicle'

/** As many as the server gives at once. */
const PAGE_SIZE = 50

/** Every picture and video of a part of an album, whatever of it is in sight. Throws as `fetchMaterialFiles`. */
export const allFiles = async (bucketId: string): Promise<MaterialFile[]> => {
  const files: MaterialFile[] = []
  for (let current = 1; ; current += 1) {
    const { records, total } = await fetchMaterialFiles({ bucketId, current, size: PAGE_SIZE })
    files.push(...records)
    if (records.length === 0 || files.length >= total) return files
  }
}
