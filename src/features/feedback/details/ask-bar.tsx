import { View } from '@tarojs/components'
import { useState } from 'react'
import type { FeedbackDetail } from '@/wire/schemas/feedback'
import { FeedbackLimit } from '@/wire/enums/feedback'
import { askFeedback } from '@/services/api/feedback'
import { failureText } from '@/services/request/failure-text'
import { isText } from '@/services/storage/is-text'
import { randomId } from '@/services/storage/random-id'
import { storedSlot } from '@/services/storage/stored-slot'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/feedback/dialogs'
import { StickyBar } from '@/ui/sticky-bar'
import { TextInput } from '@/ui/text-input'
import { messages } from '../messages'
import './ask-bar.scss'

/** What is being added to a thread, until the server has it. */
const wordsSlot = (id: string) => storedSlot<string>(`feedback-words:${id}`, { isValue: isText })

/** Where a further word is typed; a lost reply brings it once only. */
export function AskBar({ id, onChanged }: { id: string; onChanged: (detail: FeedbackDetail) => void }) {
  const [slot] = useState(() => wordsSlot(id))
  const [content, setContent] = useState(() => slot.read() ?? '')
  const [messageId, setMessageId] = useState(randomId)

  const send = async (): Promise<void> => {
    try {
      onChanged(await askFeedback({ id, messageId, content }))
    } catch (error) {
      return alertDialog({ title: messages.sendFailed, text: failureText(error) })
    }
    slot.clear()
    setContent('')
    setMessageId(randomId())
  }

  return (
    <StickyBar className="ask-bar">
      <TextInput
        className="ask-bar__input"
        label={messages.addWords}
        placeholder={messages.addWords}
        value={content}
        maxLength={FeedbackLimit.words}
        onChange={(typed) => {
          setContent(typed)
          slot.write(typed)
        }}
      />
      <View className="ask-bar__send">
        <Button isDisabled={content.trim() === ''} onPress={send}>
          {messages.send}
        </Button>
      </View>
    </StickyBar>
  )
}
