import { canOpenSettings } from '@/platform/position'
import type { PositionAnswer } from '@/platform/position/types'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { messages } from './messages'

/** Why nobody knows where the shopper is. */
export type NoPosition = Exclude<PositionAnswer['kind'], 'found'>

interface NoPositionDialogProps {
  /** Null while there is nothing to say. */
  reason: NoPosition | null
  onClose: () => void
  /** Where a city does as well as a position: leads to its choice. */
  onCity?: () => void
}

/**
 * The way on for who keeps the position to themselves, or whose phone cannot tell it: WeChat's settings, as WeChat asks
 * once alone, or a city.
 */
export function NoPositionDialog({ reason, onClose, onCity }: NoPositionDialogProps) {
  const { title, text, orCity } = messages[reason ?? 'unknown']
  return (
    <Dialog
      isOpen={reason !== null}
      title={title}
      text={onCity === undefined ? text : orCity}
      onEscape={onClose}
      actions={
        <>
          {reason === 'refused' && canOpenSettings && (
            <Button kind="quiet" openType="openSetting" onOpenType={onClose}>
              {messages.openSettings}
            </Button>
          )}
          {onCity === undefined ? (
            <Button onPress={onClose}>{messages.close}</Button>
          ) : (
            <Button
              onPress={() => {
                onClose()
                onCity()
              }}
            >
              {messages.chooseCity}
            </Button>
          )}
        </>
      }
    />
  )
}
