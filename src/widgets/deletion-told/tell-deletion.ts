import { dayText } from '@/domain/time/shanghai-time'
import type { PagePath } from '@/page-table/table'
import { currentRoute } from '@/services/navigation/current-route'
import { open } from '@/services/navigation/open'
import { session } from '@/services/session/session'
import { loggedInOf } from '@/services/session/state'
import { confirmDialog } from '@/ui/popup/dialogs'
import { messages } from './messages'

/** Where the account is kept; it tells of the deletion by itself. */
const KEEPING = 'pages/account/delete-account' satisfies PagePath

/** Says after a login that the account is about to be deleted, for the login alone does not keep it. */
export const tellDeletion = async (): Promise<void> => {
  const time = loggedInOf(session.getState())?.user.deleteTime
  if (!time || currentRoute().path === KEEPING) return
  const { deletedOn, text, view: okLabel, later: cancelLabel } = messages
  const title = deletedOn(dayText(time))
  if (await confirmDialog({ title, text, okLabel, cancelLabel })) await open(KEEPING)
}
