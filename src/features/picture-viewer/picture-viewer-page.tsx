import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { isLost } from '@/services/async-page/is-lost'
import { fetchArticle } from '@/services/api/article'
import { articlePictures } from '@/services/articles/article-pictures'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Gone } from '@/widgets/gone'
import { messages } from './messages'
import { PictureViewer } from './picture-viewer'

interface PictureViewerPageProps {
  articleId: string
  /** As the link says it. */
  index: string
}

const PICTURE = [{ widthPercent: 100, heightPx: 200 }] as const

const leave = () => void goBack('pages/home/index')

/** The place that a link names; the first one where it names none of these. */
const placeOf = (index: string, count: number): number => {
  const place = Number(index)
  return Number.isInteger(place) && place >= 0 && place < count ? place : 0
}

/** The pictures of an article, from the one that was tapped on. */
export function PictureViewerPage({ articleId, index }: PictureViewerPageProps) {
  const { page, reload } = useAsyncPage((signal) => fetchArticle(articleId, { signal }), {
    key: articleId,
    isEnabled: articleId !== '',
  })
  const pictures = page.status === 'ready' ? articlePictures(page.data) : []
  if (page.status === 'ready' && pictures.length > 0) {
    const first = placeOf(index, pictures.length)
    return <PictureViewer article={page.data} pictures={pictures} first={first} onBack={leave} />
  }
  const isGone = page.status === 'ready' || isLost(articleId, page, [ErrorCode.articleNotFound])
  return (
    <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
      {isGone ? (
        <Gone title={messages.goneTitle} text={messages.goneText} />
      ) : (
        <LoadedOrNot page={page} cards={[PICTURE]} onReload={reload} />
      )}
    </PageShell>
  )
}
