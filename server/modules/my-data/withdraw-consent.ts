import type { WithdrawConsent } from '@/wire/schemas/my-data'
import { AgreementId, AgreementScene } from '@/wire/enums/agreement'
import { ErrorCode } from '@/wire/errors'
import type { Database } from '../../db/queryable'
import { Refusal } from '../../http/errors'
import { forgetNamesOfSignUps, hasSignUpToCome } from '../activity/registration-statements'
import { withdrawAcceptances } from '../agreement/agreement-statements'
import { forgetDriversOf, startsToCome } from '../appointment/appointment-statements'
import { forgetLicence } from '../licence/update-licence'
import { forgetPapersOf, hasLoanWithLender } from '../loan/forget-applicant'
import { holdAccount } from '../session/hold-account'

/**
 * Only what was agreed to when personal details were given for a drive or an activity, with the driving licence or the papers of
 * a loan; without the others there is no account or order.
 */
export const isOptional = ({ id, scene }: { id: number; scene: number | null }): boolean =>
  id === AgreementId.leadActivityPrivacyStatement && scene === AgreementScene.customerInformation

/**
 * Takes a consent back: the names, the licence and the papers that were given under it are erased, and it is asked for anew
 * the next time. Again is as once.
 *
 * @throws Refusal consentStillNeeded while something that was booked under it is still to come, or a lender has an
 *   application, invalidField for a consent that cannot be taken back.
 */
export const withdrawConsent = (
  database: Database,
  userId: string,
  consent: WithdrawConsent,
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    if (!isOptional(consent)) throw new Refusal(ErrorCode.invalidField, { field: 'scene' })
    await holdAccount(tx, userId)
    const isNeeded =
      (await startsToCome(tx, userId, now)).length > 0 ||
      (await hasSignUpToCome(tx, userId, now)) ||
      (await hasLoanWithLender(tx, userId))
    if (isNeeded) throw new Refusal(ErrorCode.consentStillNeeded)
    await withdrawAcceptances(tx, { accountId: userId, ...consent, now })
    await forgetDriversOf(tx, userId)
    await forgetNamesOfSignUps(tx, userId)
    await forgetLicence(tx, userId, now)
    await forgetPapersOf(tx, userId, now)
  })
