import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { Article } from '@/wire/schemas/article'
import { formatCount } from '@/domain/money/number-format'
import { ExtraIcon } from '@/ui/extra-icon'
import type { ExtraIconName } from '@/ui/extra-icon/names'
import { Pressable } from '@/ui/pressable'
import { StickyBar } from '@/ui/sticky-bar'
import './article-foot.scss'
import { messages } from './messages'
import { useReception } from './use-reception'

interface ArticleFootProps {
  article: Article
  onShare: () => void
  onSay: () => void
}

/** What a reader may do about an article at once. */
export function ArticleFoot({ article, onShare, onSay }: ArticleFootProps) {
  const { reception, toggleLike, toggleFavourite } = useReception(article.id, article)
  const { isLiked, likeCount, isFavourite, favouriteCount } = reception
  return (
    <StickyBar className="article-foot">
      <Pressable className="article-foot__say" onPress={onSay}>
        {messages.saySomething}
      </Pressable>
      <FootAction
        icon={isLiked ? 'heart-fill' : 'heart'}
        isRed={isLiked}
        text={formatCount(likeCount)}
        label={messages.like(formatCount(likeCount))}
        isOn={isLiked}
        onPress={() => void toggleLike()}
      />
      <FootAction
        icon={isFavourite ? 'bookmark-fill' : 'bookmark'}
        text={formatCount(favouriteCount)}
        label={messages.favourite(formatCount(favouriteCount))}
        isOn={isFavourite}
        onPress={() => void toggleFavourite()}
      />
      <FootAction icon="share" text={messages.share} onPress={onShare} />
    </StickyBar>
  )
}

interface FootActionProps {
  icon: ExtraIconName
  isRed?: boolean
  text: string
  label?: string
  /** Absent where it is nothing that stays on. */
  isOn?: boolean
  onPress: () => void
}

function FootAction({ icon, isRed, text, label, isOn, onPress }: FootActionProps) {
  return (
    <Pressable
      className="article-foot__action"
      role={isOn === undefined ? 'button' : 'switch'}
      isChecked={isOn}
      label={label}
      onPress={onPress}
    >
      <View className={classNames('article-foot__face', isRed && 'article-foot__face--red')}>
        <ExtraIcon name={icon} />
        <View className="article-foot__text">{text}</View>
      </View>
    </Pressable>
  )
}
