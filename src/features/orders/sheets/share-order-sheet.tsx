import { shortTime } from '@/domain/time/shanghai-time'
import { shareWays } from '@/platform/share'
import { Button } from '@/ui/button'
import { ShareSheet } from '@/ui/share-sheet'
import { messages } from '../messages'
import type { OrderSharing } from './use-order-share'

interface ShareOrderSheetProps {
  sharing: OrderSharing
  isOpen: boolean
  onClose: () => void
}

/** The link that shows the order to others, until when it is good, and the way to end it. */
export function ShareOrderSheet({ sharing, isOpen, onClose }: ShareOrderSheetProps) {
  const { page, link, reload, stop } = sharing
  const text =
    page.status === 'ready' ? messages.sharing.textUntil(shortTime(page.data.expireTime)) : messages.sharing.text
  const stopAndClose = async () => {
    if (await stop()) onClose()
  }
  return (
    <ShareSheet
      isOpen={isOpen}
      title={messages.share}
      text={text}
      qrLabel={messages.sharing.qrLabel}
      page={page}
      link={link ?? ''}
      hasCards={shareWays.hasCards}
      onReload={reload}
      onClose={onClose}
    >
      <Button kind="quiet" isSmall onPress={stopAndClose}>
        {messages.sharing.stopSharing}
      </Button>
    </ShareSheet>
  )
}
