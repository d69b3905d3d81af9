import { View } from '@tarojs/components'
import { useShareAppMessage } from '@tarojs/taro'
import { useState } from 'react'
import type { Article } from '@/wire/schemas/article'
import { MediaKind } from '@/wire/enums/content'
import { useKeptQuery } from '@/hooks/use-kept-query'
import { useNoSharing } from '@/hooks/use-no-sharing'
import { shareWays } from '@/platform/share'
import type { ArticlePicture } from '@/services/articles/article-pictures'
import { buildTarget } from '@/services/navigation/route'
import { webLink } from '@/services/navigation/web-link'
import { AlbumRefused } from '@/widgets/album-refused'
import { messages as viewing } from '@/widgets/picture-viewer/messages'
import { PictureStage } from '@/widgets/picture-viewer/picture-stage'
import { useSaving } from '@/widgets/picture-viewer/use-saving'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ShareSheet } from '@/ui/share-sheet'
import { messages } from './messages'
import './picture-viewer.scss'
import { Thumbnails } from './thumbnails'

interface PictureViewerProps {
  article: Article
  /** At least one. */
  pictures: readonly ArticlePicture[]
  /** Where it begins. */
  first: number
  onBack: () => void
}

/** One picture on the whole screen with its words, the others below, and what may be done with it. */
export function PictureViewer({ article, pictures, first, onBack }: PictureViewerProps) {
  const [index, setIndex] = useState(first)
  const [isSharing, setSharing] = useState(false)
  const picture = pictures[index]
  const saving = useSaving()
  const keepQuery = useKeptQuery()
  const params = { article: article.id, index: String(index) }
  const route = { path: 'pages/picture-viewer/index', params } as const
  // What a moderator has hidden its writer alone can open.
  const isHidden = article.hiddenReason !== null
  useNoSharing(isHidden, { isInTimeline: false })
  const title = article.title ?? messages.postBy(article.author.name)
  useShareAppMessage(() => ({ title, path: buildTarget(route), ...(picture && { imageUrl: picture.url }) }))

  const show = (wanted: number): void => {
    if (wanted < 0 || wanted >= pictures.length) return
    setIndex(wanted)
    keepQuery({ ...params, index: String(wanted) })
  }
  const count = pictures.length
  const files = pictures.map(({ url, width, height, alt }, place) => ({
    url,
    width,
    height,
    poster: null,
    mediaKind: MediaKind.picture,
    label: alt === '' ? messages.picture(title, place + 1, count) : alt,
  }))
  const file = files[index]

  return (
    <PageShell
      surface="night"
      isStage
      isFootClear
      nav={<NavBar variant="clear" isLight title={viewing.place(index + 1, count)} onBack={onBack} />}
      bodyClassName="picture-viewer"
      foot={
        <View className="picture-viewer__foot">
          <Words title={title} caption={picture?.caption ?? ''} isOnly={count === 1} />
          {count > 1 && <Thumbnails files={files} index={index} onShow={show} />}
          <View className="picture-viewer__ways">
            <Button
              className="picture-viewer__way"
              kind="ghost"
              icon={<ExtraIcon name="download" size={20} />}
              isLoading={saving.progress !== null}
              onPress={() => file && saving.save(file)}
            >
              {viewing.save}
            </Button>
            {!isHidden && (
              <Button
                className="picture-viewer__way"
                kind="white"
                icon={<ExtraIcon name="share" size={20} />}
                onPress={() => setSharing(true)}
              >
                {messages.share}
              </Button>
            )}
          </View>
        </View>
      }
      overlay={
        <>
          <ShareSheet
            isOpen={isSharing}
            title={messages.shareTitle}
            text={messages.shareText}
            qrLabel={messages.qrLabel}
            page={{ status: 'ready' }}
            link={webLink(route)}
            hasCards={shareWays.hasCards}
            onReload={() => setSharing(false)}
            onClose={() => setSharing(false)}
          />
          <AlbumRefused isOpen={saving.isRefused} onClose={saving.dismissRefusal} />
        </>
      }
    >
      <PictureStage files={files} index={index} onStep={(by) => show(index + by)} />
    </PageShell>
  )
}

/** What is said of the picture, or else how it is looked at. */
function Words({ title, caption, isOnly }: { title: string; caption: string; isOnly: boolean }) {
  const hint = isOnly ? messages.hintOfOne : messages.hint
  return (
    <View className="picture-viewer__words" aria-live="polite">
      <View className="picture-viewer__title">{title}</View>
      <View className="picture-viewer__caption">{caption === '' ? hint : caption}</View>
    </View>
  )
}
