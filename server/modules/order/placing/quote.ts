import type { PurchaseCar } from '@/wire/schemas/order-calls'
import { CarView } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { stillOf } from '@/domain/configuration/describe'
import { stillWheelsOf } from '@/domain/configuration/still-wheels'
import { pnoEighteen } from '@/domain/configuration/pno-eighteen'
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
  const wheels = stillWheelsOf(model, version, options)
  return {
    ...(await carTexts(db, model, version, options)),
    pnoEighteen: pnoEighteen(version, options),
    totalFen,
    picture: stillOf(model.stills, options, CarView.front34)?.picture ?? null,
    otherWheels: wheels?.isOther ? await optionName(db, wheels.option.attributeNo) : null,
  }
}
