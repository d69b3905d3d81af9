import { View } from '@tarojs/components'
import type { Activity } from '@/wire/schemas/activity'
import { Sheet } from '@/ui/sheet'
import { RichText } from '@/widgets/rich-text/rich-text'
import { headOf, targetOf, type Draft } from './draft'
import './draft-sheet.scss'
import { messages } from './messages'

interface DraftSheetProps {
  draft: Draft | null
  onClose: () => void
}

/** A draft to read: a post by its words, any other by its text. */
export function DraftSheet({ draft, onClose }: DraftSheetProps) {
  const head = draft === null ? null : headOf(draft)
  return (
    <Sheet isOpen={draft !== null} title={head?.title ?? messages.title} onClose={onClose}>
      {draft !== null && (
        <View className="draft-sheet">
          <View className="draft-sheet__summary">{head?.summary}</View>
          <Words draft={draft} />
        </View>
      )}
    </Sheet>
  )
}

function Words({ draft: { kind, of } }: { draft: Draft }) {
  switch (kind) {
    case 'article':
      return <RichText blocks={of.body} />
    case 'activity':
      return <ActivityWords activity={of} />
    case 'banner':
      return <View className="draft-sheet__line">{targetOf(of)}</View>
    default:
      return kind satisfies never
  }
}

function ActivityWords({ activity: { heading, intro, programme, audience, address } }: { activity: Activity }) {
  return (
    <>
      <View className="draft-sheet__line t-strong">{heading}</View>
      <View className="draft-sheet__line">{intro}</View>
      {programme.map(({ time, text }) => (
        <View key={time} className="draft-sheet__line">
          {time} {text}
        </View>
      ))}
      <View className="draft-sheet__line">{audience}</View>
      <View className="draft-sheet__line">{address}</View>
    </>
  )
}
