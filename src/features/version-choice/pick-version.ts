import type { VehicleVersion } from '@/contract/entities/vehicle'

/** The version that is marked: the one asked for, else the one most choose, else the first; none of a model without any. */
export const pickVersion = (
  versions: readonly VehicleVersion[],
  wantedPno: string | undefined,
): VehicleVersion | undefined =>
  versions.find(({ pnoTwelve }) => pnoTwelve === wantedPno) ??
  versions.find(({ isPopular }) => isPopular) ??
  versions[0]
