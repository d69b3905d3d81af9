import { language } from '@/language/current'
import type { ServerContext } from '../../context/server-context'
import type { GeocoderGateway } from '../../gateways/geocoder/geocoder-gateway'
import type { Position } from '../shop/distance'
import { nearestShops } from '../shop/read-shops'
import { addressTexts } from './address-texts'

/** What reading an address needs. */
export type AddressNeeds = Pick<ServerContext, 'database' | 'clock' | 'logger'> & { geocoder: GeocoderGateway | null }

/** A place is told by the nearest shop up to this far: as far as one drives across a city. */
const NEAR_METRES = 30_000
const DECIMALS = 4

const addressByShops = async ({ database, clock }: AddressNeeds, position: Position): Promise<string> => {
  const [nearest] = await nearestShops(database, position, null, clock.now())
  if (nearest === undefined || (nearest.distanceMetres ?? Infinity) > NEAR_METRES) {
    return addressTexts.degrees(position.latitude.toFixed(DECIMALS), position.longitude.toFixed(DECIMALS))
  }
  return addressTexts.near(nearest.storeName, nearest.cityName)
}

const askService = async ({ geocoder, logger }: AddressNeeds, position: Position): Promise<string | null> => {
  if (geocoder === null) return null
  try {
    return await geocoder.addressOf(position, language())
  } catch (error) {
    logger.warn({ err: error }, 'the maps service told no address')
    return null
  }
}

/** What a place is called: by the maps service, or by the shop nearby where there is none or it fails. */
export const readAddress = async (needs: AddressNeeds, position: Position): Promise<string> =>
  (await askService(needs, position)) ?? (await addressByShops(needs, position))
