import { shareWays } from '@/platform/share'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/popup/copy'
import { invitationLink } from './invitation-link'
import { messages } from './messages'

/** Sends the invitation: as a card where the host app has them, else as a link to paste. */
export function SendButton({ code }: { code: string }) {
  if (shareWays.hasCards) return <Button openType="share">{messages.send}</Button>
  return <Button onPress={() => copyText(invitationLink(code))}>{messages.copyLink}</Button>
}
