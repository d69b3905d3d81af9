import { View } from '@tarojs/components'
import type { FeedbackDetail } from '@/wire/schemas/feedback'
import { FeedbackLimit } from '@/wire/enums/feedback'
import { useKeptWords } from '@/hooks/use-kept-words'
import { askFeedback } from '@/services/api/feedback'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/popup/dialogs'
import { StickyBar } from '@/ui/sticky-bar'
import { TextInput } from '@/ui/text-input'
import { messages } from '../messages'
import './ask-bar.scss'

/** Where a further word is typed; a lost reply brings it once only. */
export function AskBar({ id, onChanged }: { id: string; onChanged: (detail: FeedbackDetail) => void }) {
  const { content, type, say } = useKeptWords(`feedback-words:${id}`)

  const send = async (): Promise<void> => {
    try {
      onChanged(await say((messageId) => askFeedback({ id, messageId, content })))
    } catch (error) {
      await alertDialog({ title: messages.sendFailed, text: failureText(error) })
    }
  }

  return (
    <StickyBar className="ask-bar">
      <TextInput
        className="ask-bar__input"
        label={messages.addWords}
        placeholder={messages.addWords}
        value={content}
        maxLength={FeedbackLimit.words}
        onChange={type}
      />
      <View className="ask-bar__send">
        <Button isDisabled={content.trim() === ''} onPress={send}>
          {messages.send}
        </Button>
      </View>
    </StickyBar>
  )
}
