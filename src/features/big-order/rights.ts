import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { verifyInterest } from '@/services/api/order'

/** What comes with a deposit, and with a version while its rights last. Throws as `call`. */
export const fetchRights = async ({ marketRights }: MarketAllocation, pnoTwelve: string): Promise<string[]> => {
  const { valid, interestDiscountInfo } = await verifyInterest(pnoTwelve)
  return valid && interestDiscountInfo !== null ? [...marketRights, interestDiscountInfo] : [...marketRights]
}
