import type { PurchaseCar } from '@/wire/schemas/order-calls'
import { CarView } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { pnoEighteen } from '@/domain/configuration/pno-eighteen'
import { otherWheelsOf, stillOf } from '@/domain/configuration/stills'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { checkCar } from '../../configuration/quote'
import type { CarSnapshot } from '../../order-record/row/order-row'
import { carTexts, optionName } from './car-texts'
import { checkPrice } from './sale-offer'

/**
 * Checks and prices the car that is ordered, by the same rules as the configurator's quote.
 *
 * @throws Refusal invalidField for a version of another model; priceChanged with both prices; versionNotFound,
 *   noLongerOffered and configurationInvalid as `checkCar`.
 */
export const quoteOrderedCar = async (
  db: Queryable,
  modelId: string,
  { pnoTwelve, attributeNos, expectedTotalFen }: PurchaseCar,
): Promise<CarSnapshot> => {
  const { model, version, snapshot } = await checkCar(db, { pnoTwelve, options: attributeNos })
  const { options, totalFen } = snapshot
  if (snapshot.modelId !== modelId) throw new Refusal(ErrorCode.invalidField, { field: 'pnoTwelve' })
  checkPrice(totalFen, expectedTotalFen)
  const still = stillOf(model.stills, options, CarView.front34)
  const otherWheels = otherWheelsOf(still, version, options)
  return {
    ...(await carTexts(db, model, version, options)),
    pnoEighteen: pnoEighteen(version, options),
    totalFen,
    picture: still?.picture ?? null,
    otherWheels: otherWheels ? await optionName(db, otherWheels.attributeNo) : null,
  }
}
