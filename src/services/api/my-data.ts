import type { Consent, MyData, WithdrawConsent } from '@/wire/schemas/my-data'
import * as endpoints from '@/wire/endpoints/my-data'
import { call, type CallOptions } from '../request/call'

/** Everything that is kept of the user. */
export const fetchMyData = (options?: CallOptions): Promise<MyData> => call(endpoints.mine, {}, options)

/** What the user has agreed to, the newest first. */
export const fetchConsents = (options?: CallOptions): Promise<Consent[]> => call(endpoints.consents, {}, options)

/** Takes a consent back, and reads them all. Throws as `call`: consentStillNeeded. */
export const withdrawConsent = ({ id, scene }: WithdrawConsent, options?: CallOptions): Promise<Consent[]> =>
  call(endpoints.withdrawConsent, { id, scene }, options)
