import type { ReactNode } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import type { PagedListView } from '@/hooks/use-paged-list'
import { PagedRows } from '@/ui/paged-rows'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'

interface TopicArticlesProps {
  list: PagedListView<ArticleCard>
  children: (cards: readonly ArticleCard[]) => ReactNode
}

/** The articles of a topic, or what stands for them. */
export function TopicArticles({ list, children }: TopicArticlesProps) {
  return (
    <PagedRows list={list} empty={<EmptyView title={messages.noArticlesTitle} text={messages.noArticlesText} />}>
      {children(list.items)}
    </PagedRows>
  )
}
