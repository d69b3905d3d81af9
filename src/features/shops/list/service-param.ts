import { SalesServiceType } from '@/wire/enums/vehicle'

/** The service that a link names by its number; undefined for none, and for one that no shop has. */
export const serviceOf = (param: string | undefined): SalesServiceType | undefined =>
  Object.values(SalesServiceType).find((service) => String(service) === param)
