import type { Article } from '@/wire/schemas/article'
import { shareWays } from '@/platform/share'
import { codePicture } from '@/services/navigation/code-picture'
import type { Route } from '@/services/navigation/route'
import { webLink } from '@/services/navigation/web-link'
import { ShareSheet } from '@/ui/share-sheet'
import { messages } from './messages'

interface ArticleShareSheetProps {
  article: Article
  isOpen: boolean
  onClose: () => void
}

/** A link to an article, and the same as a code to scan. */
export function ArticleShareSheet({ article: { id }, isOpen, onClose }: ArticleShareSheetProps) {
  const route: Route = { path: 'pages/articles/view', params: { id } }
  return (
    <ShareSheet
      isOpen={isOpen}
      title={messages.shareTitle}
      text={messages.shareText}
      qrLabel={messages.qrLabel}
      page={{ status: 'ready' }}
      link={webLink(route)}
      picture={codePicture(route)}
      hasCards={shareWays.hasCards}
      onReload={onClose}
      onClose={onClose}
    />
  )
}
