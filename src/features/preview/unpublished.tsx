import { View } from '@tarojs/components'
import type { Preview } from '@/wire/schemas/preview'
import { shortTime } from '@/domain/time/shanghai-time'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { EmptyView } from '@/ui/state-view'
import { draftsOf, headOf, type Draft } from './draft'
import './unpublished.scss'
import { messages } from './messages'
import { watermark } from './watermark'

interface UnpublishedProps {
  preview: Preview
  onOpen: (draft: Draft) => void
}

const LEAD_RATIO = 3 / 2
const TILE_RATIO = 4 / 3

/** The drafts of a tab, the first large, under a watermark. */
export function Unpublished({ preview, onOpen }: UnpublishedProps) {
  const { tab, savedTime } = preview
  const drafts = draftsOf(preview)
  const [lead, ...others] = drafts
  const saved = savedTime === null ? '' : messages.saved(shortTime(savedTime))
  return (
    <View className="unpublished">
      <View className="unpublished__strip">
        <ExtraIcon name="eye" size={16} />
        <View className="unpublished__strip-words">{messages.drafts(drafts.length, messages.tab[tab]) + saved}</View>
      </View>
      {lead === undefined ? (
        <EmptyView title={messages.emptyTitle} text={messages.emptyText} />
      ) : (
        <DraftCard draft={lead} ratio={LEAD_RATIO} isLead onOpen={onOpen} />
      )}
      <View className="unpublished__others">
        {others.map((draft) => (
          <DraftCard key={`${draft.kind} ${draft.of.id}`} draft={draft} ratio={TILE_RATIO} onOpen={onOpen} />
        ))}
      </View>
      <View
        className="unpublished__marks"
        aria-hidden="true"
        style={{ backgroundImage: watermark(messages.watermark) }}
      />
    </View>
  )
}

interface DraftCardProps {
  draft: Draft
  ratio: number
  isLead?: boolean
  onOpen: (draft: Draft) => void
}

function DraftCard({ draft, ratio, isLead = false, onOpen }: DraftCardProps) {
  const { title, summary, picture } = headOf(draft)
  return (
    <View className={isLead ? 'unpublished__lead' : 'unpublished__tile'}>
      {picture !== undefined && (
        <Picture className="unpublished__picture" src={picture} alt="" ratio={ratio} isEager={isLead} />
      )}
      <View className="unpublished__title" role="heading" aria-level={isLead ? '2' : '3'}>
        <Pressable className="unpublished__link" onPress={() => onOpen(draft)}>
          {title}
        </Pressable>
      </View>
      {(isLead || draft.kind === 'activity') && summary !== '' && (
        <View className="unpublished__summary">{summary}</View>
      )}
    </View>
  )
}
