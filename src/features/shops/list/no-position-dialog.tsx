import { canOpenSettings } from '@/platform/position'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { messages } from '../messages'
import type { Place } from './use-place'

interface NoPositionDialogProps {
  place: Place
  onCity: () => void
}

/** The way on for who keeps the position to themselves, or whose phone cannot tell it: a city, or WeChat's settings. */
export function NoPositionDialog({ place: { noPosition, forgetNoPosition }, onCity }: NoPositionDialogProps) {
  const isRefused = noPosition === 'refused'
  const chooseCity = () => {
    forgetNoPosition()
    onCity()
  }
  return (
    <Dialog
      isOpen={noPosition !== null}
      title={isRefused ? messages.refusedTitle : messages.unknownTitle}
      text={isRefused ? messages.refusedText : messages.unknownText}
      onEscape={forgetNoPosition}
      actions={
        <>
          {isRefused && canOpenSettings && (
            <Button kind="quiet" openType="openSetting" onOpenType={forgetNoPosition}>
              {messages.openSettings}
            </Button>
          )}
          <Button onPress={chooseCity}>{messages.chooseCity}</Button>
        </>
      }
    />
  )
}
