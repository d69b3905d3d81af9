import type { VehicleVersion } from '@/wire/schemas/vehicle'
import { firstVersion } from '@/domain/configuration/reopen'

/** The version that is marked: the one asked for, else the one a model is shown in; none of a model without any. */
export const pickVersion = (
  versions: readonly VehicleVersion[],
  wantedPno: string | undefined,
): VehicleVersion | undefined =>
  versions.find(({ pnoTwelve }) => pnoTwelve === wantedPno) ?? firstVersion({ versions: [...versions] })
