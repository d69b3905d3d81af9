import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { messages as kitMessages } from '@/ui/messages'
import { messages } from './messages'

export interface AlbumRefusedProps {
  isOpen: boolean
  onClose: () => void
}

/** The way on when the app may not write into the album: WeChat's own settings, which only a tap on a button may open. */
export function AlbumRefused({ isOpen, onClose }: AlbumRefusedProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={messages.title}
      text={messages.text}
      onEscape={onClose}
      actions={
        <>
          <Button kind="quiet" onPress={onClose}>
            {kitMessages.cancel}
          </Button>
          <Button openType="openSetting" onOpenType={onClose}>
            {messages.openSettings}
          </Button>
        </>
      }
    />
  )
}
