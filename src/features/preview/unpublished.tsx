import { View } from '@tarojs/components'
import type { Article } from '@/wire/schemas/article'
import type { Preview } from '@/wire/schemas/preview'
import { formatShortTime, parseShanghai } from '@/domain/time/shanghai-time'
import { ExtraIcon } from '@/ui/extra-icon'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { EmptyView } from '@/ui/state-view'
import './unpublished.scss'
import { messages } from './messages'
import { watermark } from './watermark'

interface UnpublishedProps {
  preview: Preview
  onOpen: (draft: Article) => void
}

const LEAD_RATIO = 3 / 2
const TILE_RATIO = 4 / 3

const titleOf = ({ title, summary }: Article): string => title ?? summary
const pictureOf = ({ media }: Article): string | undefined => media[0]?.poster ?? media[0]?.url

/** The drafts of a tab, the next one large, under a watermark. */
export function Unpublished({ preview: { tab, articles, savedTime }, onOpen }: UnpublishedProps) {
  const [lead, ...others] = articles
  const saved = savedTime === null ? '' : messages.saved(formatShortTime(parseShanghai(savedTime)))
  return (
    <View className="unpublished">
      <View className="unpublished__strip">
        <ExtraIcon name="eye" size={16} />
        <View className="unpublished__strip-words">{messages.drafts(articles.length, messages.tab[tab]) + saved}</View>
      </View>
      {lead === undefined ? (
        <EmptyView title={messages.emptyTitle} text={messages.emptyText} />
      ) : (
        <Draft draft={lead} ratio={LEAD_RATIO} isLead onOpen={onOpen} />
      )}
      <View className="unpublished__others">
        {others.map((draft) => (
          <Draft key={draft.id} draft={draft} ratio={TILE_RATIO} onOpen={onOpen} />
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

interface DraftProps {
  draft: Article
  ratio: number
  isLead?: boolean
  onOpen: (draft: Article) => void
}

function Draft({ draft, ratio, isLead = false, onOpen }: DraftProps) {
  const picture = pictureOf(draft)
  return (
    <View className={isLead ? 'unpublished__lead' : 'unpublished__tile'}>
      {picture !== undefined && (
        <Picture className="unpublished__picture" src={picture} alt="" ratio={ratio} isEager={isLead} />
      )}
      <View className="unpublished__title" role="heading" aria-level={isLead ? '2' : '3'}>
        <Pressable className="unpublished__link" onPress={() => onOpen(draft)}>
          {titleOf(draft)}
        </Pressable>
      </View>
      {isLead && draft.title !== null && <View className="unpublished__summary">{draft.summary}</View>}
    </View>
  )
}
