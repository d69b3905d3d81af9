import { useAsyncPage } from '@/hooks/use-async-page'
import { shareWays } from '@/platform/share'
import { codePicture } from '@/services/navigation/code-picture'
import { webLink } from '@/services/navigation/web-link'
import { ShareSheet } from '@/ui/share-sheet'
import { snapshotOfState, type CarState } from '../car/car-store'
import { messages } from '../messages'
import { shareCodeOf, sharedPage } from './share'

interface CarShareSheetProps {
  state: CarState
  isOpen: boolean
  onClose: () => void
}

/** A link, and the same as a code to scan, that open this very car for anyone. */
export function CarShareSheet({ state, isOpen, onClose }: CarShareSheetProps) {
  const snapshot = snapshotOfState(state)
  const { page, reload } = useAsyncPage(() => shareCodeOf(snapshot), {
    key: [snapshot.pnoTwelve, ...snapshot.options].join(),
    isEnabled: isOpen,
  })
  const code = page.status === 'ready' ? page.data : undefined
  return (
    <ShareSheet
      isOpen={isOpen}
      title={messages.shareTitle(state.model.modelName)}
      text={messages.shareText}
      qrLabel={messages.qrLabel}
      page={page}
      link={code === undefined ? '' : webLink(sharedPage(code))}
      picture={code === undefined ? undefined : codePicture(sharedPage(code))}
      code={code}
      hasCards={shareWays.hasCards}
      onReload={reload}
      onClose={onClose}
    />
  )
}
