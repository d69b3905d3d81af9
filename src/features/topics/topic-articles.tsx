import type { ReactNode } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { Spinner } from '@/ui/spinner'
import { EmptyView, ErrorView } from '@/ui/state-view'
import { messages } from './messages'
import type { TopicArticlesView } from './use-topic-articles'

interface TopicArticlesProps {
  list: TopicArticlesView
  children: (cards: readonly ArticleCard[]) => ReactNode
}

/** The articles of a topic, or what stands for them. */
export function TopicArticles({ list: { items, phase, failure, refresh, retry }, children }: TopicArticlesProps) {
  if (items.length === 0 && failure !== undefined) return <ErrorView text={failure} onReload={refresh} />
  if (items.length === 0 && phase !== 'ready') return <LoadedOrNot page={{ status: 'loading' }} onReload={refresh} />
  if (items.length === 0) return <EmptyView title={messages.noArticlesTitle} text={messages.noArticlesText} />
  return (
    <>
      {children(items)}
      {phase === 'loadingMore' && <Spinner />}
      {failure !== undefined && (
        <Button kind="link" isSmall onPress={retry}>
          {messages.moreFailed}
        </Button>
      )}
    </>
  )
}
