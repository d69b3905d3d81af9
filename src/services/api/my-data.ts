import type { Consent, DataLink, WithdrawConsent } from '@/wire/schemas/my-data'
import * as endpoints from '@/wire/endpoints/my-data'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

/** A link to everything that is kept of the user. It ends soon: it is asked for at the moment of the tap. */
export const fetchDataLink = async (options?: CallOptions): Promise<DataLink> => {
  const { url, fileName } = await call(endpoints.link, {}, options)
  return { url: staticUrl(url), fileName }
}

/** What the user has agreed to, the newest first. */
export const fetchConsents = (options?: CallOptions): Promise<Consent[]> => call(endpoints.consents, {}, options)

/** Takes a consent back, and reads them all. Throws as `call`: consentStillNeeded. */
export const withdrawConsent = ({ id, scene }: WithdrawConsent, options?: CallOptions): Promise<Consent[]> =>
  call(endpoints.withdrawConsent, { id, scene }, options)
