import { useState } from 'react'
import type { Article } from '@/wire/schemas/article'
import type { ArticleCard } from '@/wire/schemas/content'
import { ArticleKind } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import type { Comment } from '@/wire/schemas/comment'
import { useNoSharing } from '@/hooks/use-no-sharing'
import { useSharing } from '@/hooks/use-sharing'
import { isLost } from '@/services/async-page/is-lost'
import { fetchArticle, reportArticle } from '@/services/api/article'
import { reportComment } from '@/services/api/comment'
import { openedArticle } from '@/services/articles/opened-card'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Gone } from '@/widgets/gone'
import { ArticleContent } from './article-content'
import { ArticleFoot } from './article-foot'
import { ArticleShareSheet } from './article-share-sheet'
import { ARTICLE_BOXES, BODY_BOXES } from './boxes'
import { Composer } from './comments/composer'
import { Discussion } from './comments/discussion'
import { useDiscussion, type DiscussionView } from './comments/use-discussion'
import { leadsIn } from './lead'
import { messages } from './messages'
import { ReportSheet } from './report-sheet'

const leave = () => void goBack('pages/home/index')

const titleOf = (card: ArticleCard | undefined): string => {
  if (card === undefined) return messages.title
  return card.title ?? messages.postBy(card.author.name)
}

interface ArticlePageProps {
  id: string
  /** Of the comment that a link leads to. */
  commentId?: string | undefined
}

/** One article. */
export function ArticlePage({ id, commentId }: ArticlePageProps) {
  const { page, reload } = useAsyncPage((signal) => fetchArticle(id, { signal }), {
    key: id,
    isEnabled: id !== '',
    isReadersOwn: true,
  })
  const article = page.status === 'ready' ? page.data : undefined
  const isGone = isLost(id, page, [ErrorCode.articleNotFound])
  const card = isGone ? undefined : (article ?? openedArticle.of(id))
  const [sheet, setSheet] = useState<'share' | 'report' | 'reportComment' | null>(null)
  const [reported, setReported] = useState<Comment>()
  // What a moderator has hidden its writer alone sees: nobody likes, shares or discusses it.
  const opened = article?.hiddenReason === null ? article : undefined
  useNoSharing(article && opened === undefined, { isInTimeline: true })
  const discussion = useDiscussion(id, { told: opened?.commentCount, linked: commentId })
  const askWhy = (comment: Comment) => {
    setReported(comment)
    setSheet('reportComment')
  }
  useSharing(() => ({ title: titleOf(card), path: `/pages/articles/view?id=${id}` }))

  if (card === undefined) {
    return (
      <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
        {isGone ? (
          <Gone title={messages.goneTitle} text={messages.goneText} />
        ) : (
          <LoadedOrNot page={page} onReload={reload} cards={ARTICLE_BOXES} />
        )}
      </PageShell>
    )
  }
  return (
    <PageShell
      nav={<ArticleBar card={card} />}
      foot={opened && <Foot article={opened} discussion={discussion} onShare={() => setSheet('share')} />}
      overlay={article && <Sheets article={article} comment={reported} sheet={sheet} onClose={() => setSheet(null)} />}
    >
      <ArticleContent card={card} article={article} onReport={() => setSheet('report')} />
      {opened && <Discussion articleTitle={opened.title ?? opened.summary} discussion={discussion} onReport={askWhy} />}
      {!article && <LoadedOrNot page={page} onReload={reload} cards={BODY_BOXES} />}
    </PageShell>
  )
}

/** Over pictures that lead in the bar has no ground of its own. */
function ArticleBar({ card }: { card: ArticleCard }) {
  if (leadsIn(card)) return <NavBar variant="afloat" isLight onBack={leave} />
  return <NavBar title={card.kind === ArticleKind.post ? messages.post : messages.title} onBack={leave} />
}

interface FootProps {
  article: Article
  discussion: DiscussionView
  onShare: () => void
}

function Foot({ article, discussion, onShare }: FootProps) {
  const { isComposing, answered, compose, stopComposing, show } = discussion
  if (!isComposing) return <ArticleFoot article={article} onShare={onShare} onSay={() => compose()} />
  return <Composer articleId={article.id} answered={answered} onWritten={show} onClose={stopComposing} />
}

interface SheetsProps {
  article: Article
  /** The comment that is reported. */
  comment: Comment | undefined
  sheet: 'share' | 'report' | 'reportComment' | null
  onClose: () => void
}

function Sheets({ article, comment, sheet, onClose }: SheetsProps) {
  return (
    <>
      <ArticleShareSheet article={article} isOpen={sheet === 'share'} onClose={onClose} />
      <ReportSheet
        title={messages.reportTitle}
        send={(report) => reportArticle({ id: article.id, ...report })}
        isOpen={sheet === 'report'}
        onClose={onClose}
      />
      {comment && (
        <ReportSheet
          title={messages.reportCommentTitle}
          quote={{ name: comment.writerName, text: comment.content }}
          send={(report) => reportComment({ id: comment.id, ...report })}
          isOpen={sheet === 'reportComment'}
          onClose={onClose}
        />
      )}
    </>
  )
}
