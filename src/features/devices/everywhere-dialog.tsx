import { View } from '@tarojs/components'
import { logOutEverywhere } from '@/services/session/log-out'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import './devices.scss'
import { messages } from './messages'
import { tellFailure } from './tell-failure'

interface EverywhereDialogProps {
  isOpen: boolean
  /** All devices, this one too. */
  count: number
  others: number
  onKeepThis: () => Promise<void>
  onClose: () => void
}

/** Asks how far "everywhere" goes. */
export function EverywhereDialog({ isOpen, count, others, onKeepThis, onClose }: EverywhereDialogProps) {
  const logOutAll = async (): Promise<void> => {
    try {
      // In any case: until the page is left, a tap would ask the server again, as nobody.
      await logOutEverywhere().finally(onClose)
    } catch (error) {
      await tellFailure(error)
    }
  }
  const keepThis = async (): Promise<void> => {
    onClose()
    await onKeepThis()
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={messages.everywhereTitle}
      text={messages.everywhereText(count)}
      onEscape={onClose}
      actions={
        <View className="devices__ways">
          <View className="devices__pair">
            <Button kind="quiet" onPress={onClose}>
              {messages.cancel}
            </Button>
            <Button kind="danger" onPress={logOutAll}>
              {messages.all}
            </Button>
          </View>
          {others > 0 && (
            <Button kind="link" onPress={keepThis}>
              {messages.keepThis(others)}
            </Button>
          )}
        </View>
      }
    />
  )
}
