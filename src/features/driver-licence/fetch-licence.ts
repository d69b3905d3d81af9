import type { Agreement } from '@/wire/schemas/agreement'
import { AgreementId } from '@/wire/enums/agreement'
import { ErrorCode } from '@/wire/errors'
import { fetchMe } from '@/services/api/account'
import { fetchAgreement } from '@/services/api/agreement'
import { fetchFileUrl } from '@/services/api/common'
import { isRefusal } from '@/services/request/errors'
import type { StoredSlot } from '@/services/storage/stored-slot'
import type { Side, Sides } from './side'
import { unsentSide } from './unsent-side'

/** The licence as the server has it, what was uploaded on top and not submitted yet, and what is agreed to with it. */
export interface Licence {
  /** Whose it is. */
  userId: string
  isKept: boolean
  sides: Sides
  agreement: Agreement
}

const EMPTY: Side = { status: 'empty' }

const keptSide = async (path: string): Promise<Side> => ({ status: 'kept', path, source: await fetchFileUrl(path) })

/** A side that was uploaded before a reload or a way back; none where the server has it no more. */
const foundAgain = async (unsent: StoredSlot<string[]>): Promise<Side | undefined> => {
  const [path] = unsent.read() ?? []
  if (path === undefined) return undefined
  try {
    return { status: 'ready', key: path, path, source: await fetchFileUrl(path) }
  } catch (error) {
    if (!isRefusal(error, ErrorCode.fileNotFound)) throw error
    unsent.clear()
    return undefined
  }
}

const sideOf = async (unsent: StoredSlot<string[]>, keptPath: string | undefined): Promise<Side> =>
  (await foundAgain(unsent)) ?? (keptPath === undefined ? EMPTY : keptSide(keptPath))

/** Reads all of it, with addresses that show the pictures for ten minutes. */
export const fetchLicence = async (): Promise<Licence> => {
  const [{ id: userId, driverLicense }, agreement] = await Promise.all([
    fetchMe(),
    fetchAgreement(AgreementId.privacyPolicy),
  ])
  const [front, back] = await Promise.all([
    sideOf(unsentSide(userId, 'front'), driverLicense?.frontImage),
    sideOf(unsentSide(userId, 'back'), driverLicense?.backImage),
  ])
  return { userId, isKept: driverLicense !== null, sides: { front, back }, agreement }
}
