import { View } from '@tarojs/components'
import type { Registration } from '@/wire/schemas/activity'
import { inFours } from '@/domain/in-fours'
import { shortTime } from '@/domain/time/shanghai-time'
import { useScreenLight } from '@/hooks/use-screen-light'
import { Button } from '@/ui/button'
import { QrCode } from '@/ui/qr-code'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import './check-in-sheet.scss'

interface CheckInSheetProps {
  isOpen: boolean
  title: string
  registration: Pick<Registration, 'code' | 'guests' | 'checkInTime'> | null
  onClose: () => void
}

/** Room for the code, in px of the design. */
const CODE_SIZE = 200

/** The code that is scanned at the door. */
export function CheckInSheet({ isOpen, title, registration, onClose }: CheckInSheetProps) {
  const code = registration?.code ?? null
  useScreenLight(isOpen && code !== null)
  return (
    <Sheet
      isOpen={isOpen && code !== null}
      title={messages.checkInCode}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button onPress={onClose}>{messages.done}</Button>
        </StickyBar>
      }
    >
      {registration !== null && code !== null && (
        <View className="check-in">
          <View className="check-in__whose">{messages.at(title, messages.youAreIn(registration.guests))}</View>
          <QrCode text={code} label={messages.codeOf(title)} size={CODE_SIZE} />
          <View className="check-in__digits">{inFours(code)}</View>
          <View className="check-in__how">{messages.codeFrom(shortTime(registration.checkInTime))}</View>
        </View>
      )}
    </Sheet>
  )
}
