import type { ConfigurationSnapshot, PricedOption } from '@/wire/schemas/configuration'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { CarView } from '@/wire/enums/vehicle'
import { standardChoice } from '@/domain/configuration/catalogue'
import { choiceNames, type ChoiceNames } from '@/domain/configuration/describe'
import { restoreChoice } from '@/domain/configuration/restore'
import { snapshotOf } from '@/domain/configuration/snapshot'
import { stillOf } from '@/domain/configuration/stills'
import type { ShownCar } from '@/domain/order/ordered-car'
import { carName } from '@/domain/order/ordered-parts'
import { firstVersion } from '@/domain/vehicle/first-version'
import { messages } from '../messages'

/** "Pine Green, Arc 10, Dune, 2 option packs". */
const carSummary = ({ singles, extras }: ChoiceNames): string =>
  messages.summary([...singles, ...(extras.length > 1 ? [messages.packs(extras.length)] : extras)])

/** A car as it can be ordered today. */
export interface OfferedCar extends ShownCar {
  snapshot: ConfigurationSnapshot
  /** What it had when it was configured and cannot have any more. */
  gone: PricedOption[]
  /** What it cost when it was configured, where that was another price. */
  seenFen: number | null
}

const versionOf = ({ versions }: ModelDetail, wanted: ConfigurationSnapshot | null): VehicleVersion | undefined =>
  wanted === null ? firstVersion({ versions }) : versions.find(({ pnoTwelve }) => pnoTwelve === wanted.pnoTwelve)

/** The wanted car by today's catalogue, or the model's usual one; undefined when its version is no longer offered. */
export const offeredCar = (model: ModelDetail, wanted: ConfigurationSnapshot | null): OfferedCar | undefined => {
  const version = versionOf(model, wanted)
  if (version === undefined) return undefined
  const { chosen, gone } =
    wanted === null ? { chosen: standardChoice(version), gone: [] } : restoreChoice(version, wanted)
  const snapshot = snapshotOf(model, version, chosen)
  return {
    name: carName(snapshot.modelName, snapshot.versionName),
    summary: carSummary(choiceNames(version, snapshot)),
    picture: stillOf(model.stills, snapshot.options, CarView.side)?.picture ?? model.carPoster,
    totalFen: snapshot.totalFen,
    snapshot,
    gone,
    seenFen: wanted === null || wanted.totalFen === snapshot.totalFen ? null : wanted.totalFen,
  }
}
