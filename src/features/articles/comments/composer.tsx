import { Text, View } from '@tarojs/components'
import type { Comment, WrittenComment } from '@/wire/schemas/comment'
import { MAX_COMMENT_LENGTH } from '@/wire/text-lengths'
import { useKeptWords } from '@/hooks/use-kept-words'
import { writeComment } from '@/services/api/comment'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/popup/dialogs'
import { Icon } from '@/ui/icon'
import { Pressable } from '@/ui/pressable'
import { StickyBar } from '@/ui/sticky-bar'
import { TextArea } from '@/ui/text-area'
import { messages } from '../messages'
import './composer.scss'

interface ComposerProps {
  articleId: string
  answered: Comment | undefined
  onWritten: (written: WrittenComment) => void
  onClose: () => void
}

/** Where a comment is written. The words stay until the server has them, also over a reload. */
export function Composer({ articleId, answered, onWritten, onClose }: ComposerProps) {
  const { content, type, say } = useKeptWords(`comment-words:${articleId}`, answered?.id)

  const send = async (): Promise<void> => {
    try {
      onWritten(
        await say((id) => writeComment({ id, articleId, content, ...(answered && { answeredId: answered.id }) })),
      )
    } catch (error) {
      await alertDialog({ title: messages.notSent, text: failureText(error) })
    }
  }

  return (
    <StickyBar className="composer" above={<Head answered={answered} onClose={onClose} />}>
      <View className="grow">
        <TextArea
          label={messages.comment}
          placeholder={messages.saySomething}
          value={content}
          maxLength={MAX_COMMENT_LENGTH}
          note={messages.beKind}
          isLine
          isFocused
          onChange={type}
        />
      </View>
      <View className="composer__send">
        <Button isMedium isDisabled={content.trim() === ''} onPress={send}>
          {messages.send}
        </Button>
      </View>
    </StickyBar>
  )
}

function Head({ answered, onClose }: Pick<ComposerProps, 'answered' | 'onClose'>) {
  return (
    <View className="composer__head">
      {answered ? (
        <View className="composer__whom">
          {messages.replyingTo} <Text className="composer__name">{answered.writerName}</Text>
        </View>
      ) : (
        <View className="composer__whom">{messages.comment}</View>
      )}
      <Pressable className="composer__close" label={messages.stopWriting} onPress={onClose}>
        <Icon name="close" size={16} />
      </Pressable>
    </View>
  )
}
