import { fetchMe } from '@/services/api/account'
import { fetchFileUrl } from '@/services/api/common'
import type { Side, Sides } from './side'

const EMPTY: Side = { status: 'empty' }

const keptSide = async (path: string): Promise<Side> => ({ status: 'kept', path, source: await fetchFileUrl(path) })

/** The licence as the server has it, with addresses that show it for ten minutes. */
export const fetchLicence = async (): Promise<Sides> => {
  const { driverLicense } = await fetchMe()
  if (driverLicense === null) return { front: EMPTY, back: EMPTY }
  const [front, back] = await Promise.all([keptSide(driverLicense.frontImage), keptSide(driverLicense.backImage)])
  return { front, back }
}
