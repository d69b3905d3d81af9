import type { ConfigurationChoice } from '@/wire/schemas/configuration'
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
 * Checks and prices a car of a model, by the same rules as the configurator's quote.
 *
 * @throws Refusal invalidField for a version of another model; versionNotFound, noLongerOffered and configurationInvalid
 *   as `checkCar`.
 */
const quoteCarOf = async (db: Queryable, modelId: string, choice: ConfigurationChoice): Promise<CarSnapshot> => {
  const { model, version, snapshot } = await checkCar(db, choice)
  const { options, totalFen } = snapshot
  if (snapshot.modelId !== modelId) throw new Refusal(ErrorCode.invalidField, { field: 'pnoTwelve' })
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

/**
 * Checks and prices the car that is ordered.
 *
 * @throws Refusal priceChanged with both prices, and as `quoteCarOf`.
 */
export const quoteOrderedCar = async (
  db: Queryable,
  modelId: string,
  { pnoTwelve, attributeNos, expectedTotalFen }: PurchaseCar,
): Promise<CarSnapshot> => {
  const car = await quoteCarOf(db, modelId, { pnoTwelve, options: attributeNos })
  checkPrice(car.totalFen, expectedTotalFen)
  return car
}

/**
 * The car that somebody has configured who reserves a place: shown with the order, promised to nobody. One that cannot be
 * built any more keeps nobody from reserving: undefined then, and without one.
 */
export const configuredCar = async (
  db: Queryable,
  modelId: string,
  choice: ConfigurationChoice | undefined,
): Promise<CarSnapshot | undefined> => {
  if (choice === undefined) return undefined
  return quoteCarOf(db, modelId, choice).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined
    throw error
  })
}
