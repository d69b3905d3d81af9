import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { StarfireState, StarPlace } from '@/wire/schemas/starfire'
import { formatCount } from '@/domain/money/number-format'
import { Avatar } from '@/ui/avatar'
import { Card } from '@/ui/card'
import { messages } from './messages'
import './ranking-card.scss'

const FIRST = 3

/** The ranking: the first three and the reader, or all that the server tells of. */
export function RankingCard({ state: { ranking, own } }: { state: StarfireState }) {
  const [isWhole, setWhole] = useState(false)
  const first = isWhole ? ranking : ranking.slice(0, FIRST)
  const shown = own === null || first.some(({ isOwn }) => isOwn) ? first : [...first, own.place]
  const more = ranking.length > FIRST && !isWhole && { more: messages.all, onMore: () => setWhole(true) }
  return (
    <Card title={messages.ranking} isList {...more}>
      <View role="list">
        {shown.map((place) => (
          <Place key={place.rank} place={place} />
        ))}
      </View>
    </Card>
  )
}

function Place({ place: { rank, name, avatar, heat, isOwn } }: { place: StarPlace }) {
  return (
    <View className="star-place" role="listitem">
      <Text className={rank <= FIRST ? 'star-place__rank star-place__rank--first' : 'star-place__rank'}>{rank}</Text>
      <Avatar src={avatar} alt="" size={28} />
      <Text className={isOwn ? 'star-place__name t-strong' : 'star-place__name'}>{isOwn ? messages.you : name}</Text>
      <Text className="c-2 t-sub">{messages.heat(formatCount(heat))}</Text>
    </View>
  )
}
