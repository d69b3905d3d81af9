import type {
  QuoteBody,
  ConfigurationChoice,
  ConfigurationQuote,
  ConfigurationSnapshot,
} from '@/wire/schemas/configuration'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { ErrorCode } from '@/wire/errors'
import { configurationFaults } from '@/domain/configuration/faults'
import { pnoEighteen } from '@/domain/configuration/pno-eighteen'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { formatShanghai } from '@/domain/time/shanghai-time'
import { said } from '../../db/content-columns'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { modelDetailById } from '../vehicle/detail'
import { findVersion } from '../vehicle/find-version'

/** A car that can be built, with the catalogue it was checked by. */
interface CheckedCar {
  model: ModelDetail
  version: VehicleVersion
  snapshot: ConfigurationSnapshot
}

/** @throws Refusal noLongerOffered with the names of the options that were withdrawn. */
const checkNotWithdrawn = async (database: Queryable, options: readonly string[]): Promise<void> => {
  const withdrawn = await database.query<{ name: string }>(
    `SELECT ${said('option', 'display_name')} AS name FROM option WHERE attribute_no = ANY ($1) AND withdrawn_at IS NOT NULL
     ORDER BY attribute_type, sort`,
    [options],
  )
  if (withdrawn.length === 0) return
  throw new Refusal(ErrorCode.noLongerOffered, { names: withdrawn.map(({ name }) => name) })
}

/**
 * Checks a choice against the catalogue as it is now, by the rules that the page draws with.
 *
 * @throws Refusal versionNotFound; noLongerOffered with names; configurationInvalid with every fault.
 */
export const checkCar = async (
  database: Queryable,
  { pnoTwelve, options }: ConfigurationChoice,
): Promise<CheckedCar> => {
  const { modelId } = await findVersion(database, pnoTwelve)
  await checkNotWithdrawn(database, options)
  const model = await modelDetailById(database, modelId)
  const version = model.versions.find((one) => one.pnoTwelve === pnoTwelve)
  if (version === undefined) throw new Refusal(ErrorCode.versionNotFound)
  const faults = configurationFaults(version, options)
  if (faults.length > 0) throw new Refusal(ErrorCode.configurationInvalid, { faults })
  return { model, version, snapshot: snapshotOf(model, version, options) }
}

/**
 * Works out what a configuration costs now.
 *
 * @throws Refusal priceChanged with both prices when the shopper saw another one; else as checkCar.
 */
export const quoteCar = async (database: Queryable, body: QuoteBody, now: Date): Promise<ConfigurationQuote> => {
  const { version, snapshot } = await checkCar(database, body)
  const { totalFen, options } = snapshot
  if (body.expectedAmountFen !== undefined && body.expectedAmountFen !== totalFen) {
    throw new Refusal(ErrorCode.priceChanged, { oldAmountFen: body.expectedAmountFen, newAmountFen: totalFen })
  }
  return { ...snapshot, pnoEighteen: pnoEighteen(version, options), quotedTime: formatShanghai(now.getTime()) }
}
