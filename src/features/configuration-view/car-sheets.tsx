import type { KeptConfiguration } from '@/domain/configuration/kept'
import { shareWays } from '@/platform/share'
import { open } from '@/services/navigation/open'
import { ShareSheet } from '@/ui/share-sheet'
import { Sheet } from '@/ui/sheet'
import { messages } from './messages'
import { SavedList } from './saved-list'
import type { ConfigurationView } from './use-configuration-view'

/** Which sheet is open over the car. */
export type CarSheet = 'none' | 'share' | 'saved'

interface CarSheetsProps extends Pick<ConfigurationView, 'sharing' | 'shareCode' | 'link' | 'codePicture'> {
  shown: CarSheet
  modelName: string
  saved: readonly KeptConfiguration[]
  onDelete: (kept: KeptConfiguration) => Promise<void>
  onClose: () => void
}

/** Passing the car on, and the others that are saved. */
export function CarSheets({ shown, modelName, saved, onDelete, onClose, ...shared }: CarSheetsProps) {
  const { sharing, shareCode, link, codePicture } = shared
  const openSaved = (id: string) => {
    onClose()
    void open('pages/ConfigView/ConfigView', { saved: id })
  }
  return (
    <>
      <ShareSheet
        isOpen={shown === 'share'}
        title={messages.shareTitle(modelName)}
        text={messages.shareText}
        qrLabel={messages.qrLabel}
        page={sharing.page}
        link={link ?? ''}
        picture={codePicture}
        code={shareCode}
        hasCards={shareWays.hasCards}
        onReload={sharing.reload}
        onClose={onClose}
      />
      <Sheet isOpen={shown === 'saved'} title={messages.savedTitle} onClose={onClose}>
        <SavedList saved={saved} onOpen={openSaved} onDelete={onDelete} />
      </Sheet>
    </>
  )
}
