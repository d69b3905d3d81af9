import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import type { ModelDetail, VehicleVersion } from '@/wire/schemas/vehicle'
import { inOrder } from './catalogue'
import { configurationFaults } from './faults'
import { totalFen } from './price'
import { restoreChoice, type Restored } from './restore'
import { areSameOptions } from './snapshot'
import { firstVersion } from '../vehicle/first-version'

/** A car of an earlier day as it can be ordered today, with all that differs. */
export interface Reopened extends Restored {
  version: VehicleVersion
  /** The name of its version, if that is not offered any more and another one stands in. */
  goneVersion: string | null
  /** What the very same car cost then, in fen, if it costs something else now. */
  oldTotalFen: number | null
}

const restore = (version: VehicleVersion, saved: ConfigurationSnapshot): Restored =>
  configurationFaults(version, saved.options).length === 0
    ? { chosen: inOrder(version, saved.options), gone: [] }
    : restoreChoice(version, saved)

/**
 * Opens a draft, a saved or a shared configuration in today's catalogue of its model; undefined if the model has no
 * version left.
 */
export const reopenConfiguration = (model: ModelDetail, saved: ConfigurationSnapshot): Reopened | undefined => {
  const same = model.versions.find(({ pnoTwelve }) => pnoTwelve === saved.pnoTwelve)
  const version = same ?? firstVersion(model)
  if (version === undefined) return undefined
  const restored = restore(version, saved)
  const isRepriced =
    areSameOptions(restored.chosen, saved.options) && totalFen(version, restored.chosen) !== saved.totalFen
  return {
    version,
    ...restored,
    goneVersion: same === undefined ? saved.versionName : null,
    oldTotalFen: same !== undefined && isRepriced ? saved.totalFen : null,
  }
}
