import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import { serverNow } from '@/services/server-clock'
import { Avatar } from '@/ui/avatar'
import { Tag } from '@/ui/tag'
import { FollowButton } from '@/widgets/feed-card/follow-button'
import { whenAndWhere } from '@/widgets/feed-card/published'
import './author-row.scss'
import { messages } from './messages'

interface AuthorRowProps {
  card: ArticleCard
  readMinutes: number | undefined
}

/** Who wrote an article, when and where, and how the reader stands to them. */
export function AuthorRow({ card, readMinutes }: AuthorRowProps) {
  const { author, title } = card
  const [nowMs] = useState(serverNow)
  const length = title !== null && readMinutes !== undefined ? messages.minutes(readMinutes) : undefined
  return (
    <View className="author-row">
      <Avatar src={author.avatar} alt="" size={40} />
      <View className="grow">
        <View className="author-row__name">
          <Text className="t-strong">{author.name}</Text>
          {author.badge && <Tag tone="gold">{author.badge}</Tag>}
        </View>
        <View className="author-row__when">{whenAndWhere(card, nowMs, length)}</View>
      </View>
      {!author.isReader && <FollowButton author={author} />}
    </View>
  )
}
