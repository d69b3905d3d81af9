import { View } from '@tarojs/components'
import { ErrorCode } from '@/wire/errors'
import type { Topic } from '@/wire/schemas/topic'
import { PostLimit } from '@/wire/text-lengths'
import { isRefusal } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { Notice } from '@/ui/notice'
import { Sheet } from '@/ui/sheet'
import { StickyBar } from '@/ui/sticky-bar'
import { TextArea } from '@/ui/text-area'
import { UploadTiles } from '@/widgets/picture-uploads/upload-tiles'
import { messages } from '../messages'
import './post-composer.scss'
import { usePost } from './use-post'

interface PostComposerProps {
  topic: Topic
  userId: string
  isOpen: boolean
  onPosted: () => void
  onClose: () => void
}

/** Where a customer posts to a topic. To close it keeps what was written: it is there when it is opened again. */
export function PostComposer({ topic, userId, isOpen, onPosted, onClose }: PostComposerProps) {
  const { content, isUnsure, isSending, pictures, obstacle, type, send } = usePost({ userId, topicId: topic.id })

  const post = async (): Promise<void> => {
    try {
      await send()
      showToast(messages.posted)
      onPosted()
    } catch (error) {
      const text = isRefusal(error, ErrorCode.conflict) ? messages.cannotChange : failureText(error)
      await alertDialog({ title: messages.notPosted, text })
    }
  }

  return (
    <Sheet
      isOpen={isOpen}
      title={messages.postTo(topic.name)}
      onClose={onClose}
      foot={
        <StickyBar>
          <Button isDisabled={obstacle !== undefined} hint={obstacle} onPress={post}>
            {isUnsure ? messages.postAgain : messages.post}
          </Button>
        </StickyBar>
      }
    >
      <View className="post-composer">
        {isUnsure && <Notice>{messages.notSure}</Notice>}
        <TextArea
          label={messages.yourPost}
          placeholder={messages.postPlaceholder}
          value={content}
          maxLength={PostLimit.words}
          note={messages.beKind}
          isDisabled={isSending}
          onChange={type}
        />
        <View role="group" aria-label={messages.pictures(pictures.uploads.length, PostLimit.pictures)}>
          <UploadTiles
            uploads={pictures.uploads}
            maxCount={PostLimit.pictures}
            addLabel={messages.addPicture}
            altOf={messages.picture}
            isFixed={isSending}
            onAdd={() => void pictures.add()}
            onRetry={pictures.retry}
            onRemove={pictures.remove}
          />
        </View>
        <View className="post-composer__note">{messages.postNote(PostLimit.pictures)}</View>
      </View>
    </Sheet>
  )
}
