import { Text, View } from '@tarojs/components'
import type { ArticleCard } from '@/wire/schemas/content'
import { Avatar } from '@/ui/avatar'
import { Tag } from '@/ui/tag'
import { ArticleLink } from './article-link'
import { Counts } from './counts'
import './feed-card.scss'
import { FollowButton } from './follow-button'
import { MediaGrid } from './media-grid'
import { messages } from './messages'
import './post-card.scss'
import { whenAndWhere } from './published'

/** An owner's post: plain words and pictures, without a title. */
export function PostCard({ card, nowMs }: { card: ArticleCard; nowMs: number }) {
  const { author, summary, hashtags, media } = card
  return (
    <View className="feed-card">
      <View className="post-card__head">
        <Avatar src={author.avatar} alt="" size={40} />
        <View className="post-card__who">
          <View className="post-card__name">
            <Text className="t-strong">{author.name}</Text>
            {author.badge && <Tag tone="gold">{author.badge}</Tag>}
          </View>
          <View className="post-card__when">{whenAndWhere(card, nowMs)}</View>
        </View>
        {!author.isReader && (
          <View className="post-card__follow">
            <FollowButton author={author} />
          </View>
        )}
      </View>
      <View className="post-card__text">
        <ArticleLink card={card}>
          {summary}
          {hashtags.map(({ id, name }) => (
            <Text key={id} className="post-card__tag">
              {' '}
              {messages.hashtag(name)}
            </Text>
          ))}
        </ArticleLink>
      </View>
      <MediaGrid media={media} authorName={author.name} />
      <View className="post-card__foot">
        <Counts card={card} />
      </View>
    </View>
  )
}
