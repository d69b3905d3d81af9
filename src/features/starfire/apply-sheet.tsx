import { View } from '@tarojs/components'
import { useState } from 'react'
import type { StarfireState } from '@/wire/schemas/starfire'
import { applyForStar } from '@/services/api/starfire'
import { failureText } from '@/services/request/failure-text'
import { freshenUser } from '@/services/session/profile'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import './apply-sheet.scss'
import { messages } from './messages'

interface ApplySheetProps {
  isOpen: boolean
  onClose: () => void
  onJoined: (state: StarfireState) => void
}

/** The application: the server answers at once. */
export function ApplySheet({ isOpen, onClose, onJoined }: ApplySheetProps) {
  const [isAgreed, setAgreed] = useState(false)
  const send = async () => {
    try {
      onJoined(await applyForStar())
      freshenUser()
      onClose()
      showToast(messages.welcome)
    } catch (error) {
      await alertDialog({ title: messages.notAccepted, text: failureText(error) })
    }
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={messages.applyTitle}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button isDisabled={!isAgreed} hint={isAgreed ? undefined : messages.needsConsent} onPress={send}>
            {messages.applyNow}
          </Button>
        </StickyBar>
      }
    >
      <View className="star-apply">
        <View className="c-2">{messages.applyText}</View>
        <Checkbox isOn={isAgreed} onChange={setAgreed}>
          {messages.agree}
        </Checkbox>
      </View>
    </Sheet>
  )
}
