import type { AgreementScene } from '@/wire/enums/agreement'
import { ErrorCode } from '@/wire/errors'
import type { Queryable } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { insertAcceptance, listCurrentVersions, type AgreementVersion } from './agreement-statements'

/** Who accepts what, where and when. */
export interface Acceptance {
  userId: string
  agreements: readonly AgreementVersion[]
  scene: AgreementScene
  now: Date
}

/**
 * Records that a user accepted agreements, all of them or none.
 *
 * @throws Refusal agreementNotFound for an unknown id, agreementOutdated when a version is not the current one.
 */
export const acceptAgreements = async (
  tx: Queryable,
  { userId, agreements, scene, now }: Acceptance,
): Promise<void> => {
  const current = await listCurrentVersions(
    tx,
    agreements.map(({ id }) => id),
  )
  const versionById = new Map(current.map(({ id, version }) => [id, version]))
  for (const { id, version } of agreements) {
    if (!versionById.has(id)) throw new Refusal(ErrorCode.agreementNotFound)
    if (versionById.get(id) !== version) throw new Refusal(ErrorCode.agreementOutdated)
  }
  for (const agreement of agreements) await insertAcceptance(tx, { ...agreement, accountId: userId, scene, now })
}
