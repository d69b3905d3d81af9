import { ReportReason } from '@/wire/enums/content'
import { RESETTABLE } from '../../modules/backoffice/profile/reset-profile'
import { BackOfficeStep } from '../../modules/backoffice/step/step-call'
import { StartupError } from '../../system/startup-error'

const REASONS = Object.keys(ReportReason).join('|')

const USAGE = `Usage: npm run backoffice -- <step> <orderNo, remark or code> [amountFen reference] [field=value …]
       npm run backoffice -- loan-rejected <orderNo> reason=<note>
       npm run backoffice -- name-corrected <orderNo> subjectName=<name>
       npm run backoffice -- delivery-planned <orderNo> deliveryTime='2026-11-28 14:00:00' storeId=<storeId>
       npm run backoffice -- transfer-matched <orderNo or remark> <amountFen> <reference> [short=yes | more=yes]
       npm run backoffice -- refund-granted <orderNo or payNo> <amountFen> <reference> reason=<note>
       npm run backoffice -- sale-opened <marketPostId>
       npm run backoffice -- sale-line <marketPostId> <let in a minute, or off>
       npm run backoffice -- coupon-spent <code> <storeId>
       npm run backoffice -- right-used <orderNo> <right> <amount> <reference>
       npm run backoffice -- activity-visited <code>
       npm run backoffice -- feedback-answered <feedbackNo> text=<answer> [close=yes]
       npm run backoffice -- comments-reported
       npm run backoffice -- comment-hidden <id> reason=${REASONS}
       npm run backoffice -- comment-shown <id>
       npm run backoffice -- posts-reported
       npm run backoffice -- post-hidden <id> reason=${REASONS}
       npm run backoffice -- post-shown <id>
       npm run backoffice -- profile-reset <accountId> <${RESETTABLE.join(' or ')}, or both>
       npm run backoffice -- drive-confirmed | drive-arrived | drive-missed <code>
       npm run backoffice -- drive-done <code> [metres=18400]
       npm run backoffice -- publish <folder>
       npm run backoffice -- preview [tab of Explore]
       npm run backoffice -- maintenance <minutes> reason=<sentence> zh=<the same in Chinese>
       npm run backoffice -- maintenance-over
       npm run backoffice -- incidents
       npm run backoffice -- incident-settled <id> note=<how>
       npm run backoffice -- bill [YYYY-MM-DD]
Steps: ${Object.values(BackOfficeStep).join(', ')}
A value with blanks in it stands in quotes: reason='hail damage'.
The key is the first of the file, or the one that BACK_OFFICE_KEY names.`

/** Ends a line that is no command: with what is wrong about it, and how one is written. */
export const usage = (wrong: string): never => {
  throw new StartupError(`${wrong} Nothing was sent.\n${USAGE}`)
}
