import { SalesServiceType } from '@/wire/enums/vehicle'
import { open } from './open'

/** Opens where a test drive begins: the shops that offer one. */
export const openTestDrive = (): void =>
  void open('pages/shopList/shopList', { service: String(SalesServiceType.testDrive) })
