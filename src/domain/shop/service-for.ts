import { ConsultationType, SalesServiceType } from '@/wire/enums/vehicle'

/** What a shop has to do for each kind of appointment. */
export const SERVICE_FOR = {
  [ConsultationType.order]: SalesServiceType.sales,
  [ConsultationType.testDrive]: SalesServiceType.testDrive,
} as const satisfies Record<ConsultationType, SalesServiceType>
