import type { PurchaseCar } from '@/wire/schemas/order-calls'
import type { OrderAttribute, OrderVersionInfo } from '@/wire/schemas/order'
import type { ModelFact, VehicleVersion } from '@/wire/schemas/vehicle'
import { CarView } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import type { Chosen } from '@/domain/configuration/catalogue'
import { stillOf } from '@/domain/configuration/describe'
import { pnoEighteen } from '@/domain/configuration/pno-eighteen'
import type { Queryable } from '../../../db/queryable'
import { Refusal } from '../../../http/errors'
import { checkCar } from '../../configuration/quote'
import type { CarSnapshot } from '../../order-record/row/order-row'
import { checkPrice } from './sale-offer'

const versionInfo = ({ displayName, attributeName, priceFen, pnoTwelve }: VehicleVersion): OrderVersionInfo => ({
  displayName,
  attributeName,
  salePrice: priceFen,
  price: priceFen,
  pnoTwelve,
})

const attributesOf = ({ optionGroups }: VehicleVersion, chosen: Chosen): OrderAttribute[] =>
  optionGroups.flatMap(({ attributeType, options }) =>
    options
      .filter(({ attributeNo }) => chosen.includes(attributeNo))
      .map(({ displayName, attributeName, attributeNo }) => ({
        attributeType,
        displayName,
        attributeName,
        attributeNo,
      })),
  )

/** Enough to know the version by. */
const MAX_LIGHTS = 3

const lightOf = ({ value, unit, label }: ModelFact): string => [value, unit, label].filter(Boolean).join(' ')

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
  return {
    version: versionInfo(version),
    attributes: attributesOf(version, options),
    pnoEighteen: pnoEighteen(version, options),
    totalFen,
    picture: stillOf(model.stills, options, CarView.front34)?.picture ?? null,
    lights: version.facts.slice(0, MAX_LIGHTS).map(lightOf),
  }
}
