import { View } from '@tarojs/components'
import { useAsyncPage } from '@/hooks/use-async-page'
import { shareWays } from '@/platform/share'
import { webLink } from '@/services/navigation/web-link'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/feedback/copy'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { QrCode } from '@/ui/qr-code'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { snapshotOfState, type CarState } from './car-store'
import { messages } from './messages'
import { shareCodeOf, sharedPage } from './share'
import './share-sheet.scss'

interface ShareSheetProps {
  state: CarState
  isOpen: boolean
  onClose: () => void
}

const QR_SIZE = 168

/** A link, and the same as a code to scan, that open this very car for anyone. */
export function ShareSheet({ state, isOpen, onClose }: ShareSheetProps) {
  const snapshot = snapshotOfState(state)
  const { page, reload } = useAsyncPage(() => shareCodeOf(snapshot), {
    key: [snapshot.pnoTwelve, ...snapshot.options].join(),
    isEnabled: isOpen,
  })
  const title = messages.shareTitle(state.model.modelName)
  const link = page.status === 'ready' ? webLink(sharedPage(page.data)) : ''
  return (
    <Sheet
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      foot={
        page.status === 'ready' && (
          <StickyBar>
            <Button kind={shareWays.hasCards ? 'line' : 'ink'} onPress={() => copyText(link)}>
              {messages.copyLink}
            </Button>
            {shareWays.hasCards && <Button openType="share">{messages.sendToFriend}</Button>}
          </StickyBar>
        )
      }
    >
      <View className="share-sheet">
        <View className="share-sheet__text">{messages.shareText}</View>
        {page.status === 'ready' ? (
          <>
            <QrCode text={link} label={messages.qrLabel} size={QR_SIZE} />
            <View className="share-sheet__code">{page.data}</View>
            <View className="share-sheet__link">{link}</View>
          </>
        ) : (
          <LoadedOrNot page={page} onReload={reload} />
        )}
      </View>
    </Sheet>
  )
}
