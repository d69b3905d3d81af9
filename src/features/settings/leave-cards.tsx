import { openLogin } from '@/services/navigation/login-return'
import { open, openRoute } from '@/services/navigation/open'
import { logOut } from '@/services/session/log-out'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { confirmDialog } from '@/ui/popup/dialogs'
import './leave-card.scss'
import { messages } from './messages'
import { builtPages } from './pages'

const [DELETION_PAGE] = builtPages({ deleteAccount: 'pages/account/delete-account' })

/** The ways out of the account. */
export function LeaveCards() {
  return (
    <>
      {DELETION_PAGE && (
        <Card isList>
          <Cell
            label={messages.deleteAccount}
            onPress={() => void openRoute({ path: DELETION_PAGE.path, params: {} })}
          />
        </Card>
      )}
      <Card className="leave-card">
        <Button kind="white" onPress={askAndLogOut}>
          {messages.logOut}
        </Button>
      </Card>
    </>
  )
}

/** What a visitor finds in its place. */
export function EnterCard() {
  return (
    <Card className="leave-card">
      <Button kind="white" onPress={openLogin}>
        {messages.logIn}
      </Button>
    </Card>
  )
}

const askAndLogOut = async () => {
  const isSure = await confirmDialog({
    title: messages.logOutTitle,
    text: messages.logOutText,
    okLabel: messages.logOut,
    isDestructive: true,
  })
  if (!isSure) return
  // The session ends at once; whether the server hears of it is not waited for.
  void logOut()
  await open('pages/profile/index')
}
