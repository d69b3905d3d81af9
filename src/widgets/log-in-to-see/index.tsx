import { openLogin } from '@/services/navigation/login-return'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

/** A link to the car of one account that a visitor has opened; the page behind it is read again after the login. */
export function LogInToSee() {
  return (
    <EmptyView
      art="lost"
      title={messages.title}
      text={messages.text}
      action={messages.logIn}
      onAction={() => void openLogin()}
    />
  )
}
