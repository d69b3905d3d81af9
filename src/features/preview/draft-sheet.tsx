import { View } from '@tarojs/components'
import type { Article } from '@/wire/schemas/article'
import { Sheet } from '@/ui/sheet'
import { RichText } from '@/widgets/rich-text/rich-text'
import './draft-sheet.scss'
import { messages } from './messages'

interface DraftSheetProps {
  draft: Article | null
  onClose: () => void
}

/** A draft to read: a post by its words, any other by its text. */
export function DraftSheet({ draft, onClose }: DraftSheetProps) {
  return (
    <Sheet isOpen={draft !== null} title={draft?.title ?? messages.title} onClose={onClose}>
      {draft !== null && (
        <View className="draft-sheet">
          <View className="draft-sheet__summary">{draft.summary}</View>
          <RichText blocks={draft.body} />
        </View>
      )}
    </Sheet>
  )
}
