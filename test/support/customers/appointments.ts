import { randomUUID } from 'node:crypto'
import { book, calendar } from '@/wire/endpoints/appointment'
import { ClientPlatform } from '@/wire/enums/platform'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { Customer } from './customer'
import type { Storefront } from '../browser/storefront'

const WISH = { consultationType: ConsultationType.testDrive, storeId: 'shanghai-jingan', modelId: 'vela-7' }

/** Books the customer the last free hour that a shop in Shanghai has, far from where tests book. */
export const appointmentToCome = async (storefront: Storefront, { token }: Customer): Promise<string> => {
  const { data: days } = await storefront.call(calendar, WISH)
  const slot = days?.days.flatMap(({ slots }) => slots).findLast(({ left }) => left > 0)
  const { data, msg } = await storefront.call(
    book,
    {
      ...WISH,
      startTime: slot?.startTime ?? '',
      driverName: 'Zhou Yining',
      clientPlatform: ClientPlatform.miniProgram,
      agreements: [{ id: 13, version: 9 }],
    },
    { token, idempotencyKey: randomUUID() },
  )
  if (data === null) throw new Error(msg)
  return data.id
}
