import { BRAND } from '@/domain/brand'
import { callPhone } from '@/platform/opener'

/** Calls the customer-service number; the host app asks the person first. Never rejects. */
export const callCustomerService = (): Promise<void> => callPhone(BRAND.serviceNumber)
