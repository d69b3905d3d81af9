import { useShareAppMessage } from '@tarojs/taro'
import { useState } from 'react'
import type { Article } from '@/wire/schemas/article'
import type { ArticleCard } from '@/wire/schemas/content'
import { ArticleKind } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchArticle } from '@/services/api/article'
import { openedCard } from '@/services/articles/opened-card'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { isRefusal } from '@/services/request/errors'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { ArticleContent } from './article-content'
import { ArticleFoot } from './article-foot'
import { ArticleShareSheet } from './article-share-sheet'
import { ARTICLE_BOXES, BODY_BOXES } from './boxes'
import { leadsIn } from './lead'
import { messages } from './messages'
import { ReportSheet } from './report-sheet'

const leave = () => void goBack('pages/home/index')

const titleOf = (card: ArticleCard | undefined): string => {
  if (card === undefined) return messages.title
  return card.title ?? messages.postBy(card.author.name)
}

/** One article. */
export function ArticlePage({ id }: { id: string }) {
  const { page, reload } = useAsyncPage((signal) => fetchArticle(id, { signal }), { key: id, isEnabled: id !== '' })
  const article = page.status === 'ready' ? page.data : undefined
  const isGone = id === '' || (page.status === 'failed' && isRefusal(page.error, ErrorCode.articleNotFound))
  const card = isGone ? undefined : (article ?? openedCard(id))
  const [sheet, setSheet] = useState<'share' | 'report' | null>(null)
  useShareAppMessage(() => ({ title: titleOf(card), path: `/pages/articles/view?id=${id}` }))

  if (card === undefined) {
    return (
      <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
        {isGone ? <Gone /> : <LoadedOrNot page={page} onReload={reload} cards={ARTICLE_BOXES} />}
      </PageShell>
    )
  }
  return (
    <PageShell
      nav={<ArticleBar card={card} />}
      foot={article && <ArticleFoot article={article} onShare={() => setSheet('share')} />}
      overlay={article && <Sheets article={article} sheet={sheet} onClose={() => setSheet(null)} />}
    >
      <ArticleContent card={card} article={article} onReport={() => setSheet('report')} />
      {!article && <LoadedOrNot page={page} onReload={reload} cards={BODY_BOXES} />}
    </PageShell>
  )
}

/** Over pictures that lead in the bar has no ground of its own. */
function ArticleBar({ card }: { card: ArticleCard }) {
  if (leadsIn(card)) return <NavBar variant="afloat" isLight onBack={leave} />
  return <NavBar title={card.kind === ArticleKind.post ? messages.post : messages.title} onBack={leave} />
}

interface SheetsProps {
  article: Article
  sheet: 'share' | 'report' | null
  onClose: () => void
}

function Sheets({ article, sheet, onClose }: SheetsProps) {
  return (
    <>
      <ArticleShareSheet article={article} isOpen={sheet === 'share'} onClose={onClose} />
      <ReportSheet articleId={article.id} isOpen={sheet === 'report'} onClose={onClose} />
    </>
  )
}

function Gone() {
  return (
    <EmptyView
      art="lost"
      title={messages.goneTitle}
      text={messages.goneText}
      action={messages.toExplore}
      onAction={() => void open('pages/home/index')}
    />
  )
}
