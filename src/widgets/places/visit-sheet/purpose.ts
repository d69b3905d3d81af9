import { SalesServiceType } from '@/wire/enums/vehicle'

/** What a shopper looks for a shop for. */
export type ShopPurpose = 'testDrive' | 'visit'

/** The service that the shop must offer. */
export const SERVICE_OF_PURPOSE = {
  testDrive: SalesServiceType.testDrive,
  visit: SalesServiceType.sales,
} as const satisfies Record<ShopPurpose, SalesServiceType>
