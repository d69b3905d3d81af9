import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../http/errors'
import type { AgreementVersion } from './agreement-statements'

/**
 * Checks that the agreements that are needed were ticked in their current versions; others that came count for nothing.
 *
 * @param current - the current versions of those that are needed.
 * @throws Refusal agreementsNotAccepted when one was not ticked, agreementOutdated when it has a newer version.
 */
export const judgeAgreements = (
  current: readonly AgreementVersion[],
  needed: readonly number[],
  ticked: readonly AgreementVersion[],
): void => {
  if (needed.some((id) => ticked.every((one) => one.id !== id))) throw new Refusal(ErrorCode.agreementsNotAccepted)
  const isOutdated = ({ id, version }: AgreementVersion): boolean =>
    current.some((known) => known.id === id && known.version !== version)
  if (ticked.some(isOutdated)) throw new Refusal(ErrorCode.agreementOutdated)
}
