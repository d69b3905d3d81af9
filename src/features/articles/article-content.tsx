import { View } from '@tarojs/components'
import { ArticleKind } from '@/wire/enums/content'
import type { Article } from '@/wire/schemas/article'
import type { ArticleCard } from '@/wire/schemas/content'
import { openPicture } from '@/services/articles/article-pictures'
import { ExtraIcon } from '@/ui/extra-icon'
import { Button } from '@/ui/button'
import { ClipBox } from '@/widgets/feed-card/clip-box'
import { MediaGrid } from '@/widgets/feed-card/media-grid'
import { RichText } from '@/widgets/rich-text/rich-text'
import { AuthorRow } from './author-row'
import './article-content.scss'
import { ArticleTopics } from './article-topics'
import { HiddenNote } from './comments/hidden-note'
import { quoteOf } from './comments/quote-of'
import { deleteOwnPost } from './delete-own-post'
import { RelatedCarCard } from './related-car'
import { messages } from './messages'
import { Slides } from './slides'

interface ArticleContentProps {
  card: ArticleCard
  /** Absent until it has come. */
  article: Article | undefined
  onReport: () => void
}

/** What there is to read and to look at, by the kind of the article. */
export function ArticleContent({ card, article, onReport }: ArticleContentProps) {
  return (
    <>
      <Lead card={card} />
      <View className="article-content">
        {card.title !== null && (
          <View className="article-content__title" role="heading" aria-level="1">
            {card.title}
          </View>
        )}
        <AuthorRow card={card} readMinutes={article?.readMinutes} />
        {card.kind === ArticleKind.post ? <PostWords card={card} /> : article && <Body article={article} />}
        {article?.relatedCar && <RelatedCarCard car={article.relatedCar} />}
        <ArticleTopics topics={article?.topics ?? []} hashtags={card.hashtags} />
        {article && <Act article={article} onReport={onReport} />}
      </View>
    </>
  )
}

/** What a reader may do about it: its writer deletes a post, others report what they read. */
function Act({ article, onReport }: { article: Article; onReport: () => void }) {
  const { id, isOwn, hiddenReason, author, summary } = article
  if (hiddenReason !== null) {
    const appeal = messages.appealPost(quoteOf(summary))
    return <HiddenNote reason={hiddenReason} appeal={appeal} onDelete={() => deleteOwnPost(id)} />
  }
  if (author.isReader && !isOwn) return null
  return (
    <View className="article-content__act">
      <Button kind="link" isSmall onPress={isOwn ? () => deleteOwnPost(id) : onReport}>
        {isOwn ? messages.deletePost : messages.report}
      </Button>
    </View>
  )
}

function Body({ article }: { article: Article }) {
  return <RichText blocks={article.body} onPicture={(url) => openPicture(article, url)} />
}

function Lead({ card }: { card: ArticleCard }) {
  switch (card.kind) {
    case ArticleKind.pictureText:
      return <Slides card={card} />
    case ArticleKind.video: {
      const clip = card.media.find(({ durationSeconds }) => durationSeconds !== null)
      return clip ? (
        <View className="article-content__clip">
          <ClipBox clip={clip} title={card.title ?? ''} />
        </View>
      ) : null
    }
    case ArticleKind.post:
      return null
    default:
      return card.kind satisfies never
  }
}

function PostWords({ card }: { card: ArticleCard }) {
  const { summary, media, author, place } = card
  return (
    <>
      <View className="article-content__words">{summary}</View>
      <MediaGrid media={media} authorName={author.name} onPicture={(url) => openPicture(card, url)} />
      {place !== null && (
        <View className="article-content__place">
          <ExtraIcon name="location" size={16} />
          {place}
        </View>
      )}
    </>
  )
}
