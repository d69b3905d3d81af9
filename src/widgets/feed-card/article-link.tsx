import type { ReactNode } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import { Pressable } from '@/ui/pressable'
import './article-link.scss'
import { readArticle } from './read-article'

/** The words of a card that lead to its article; the whole card can be tapped. */
export function ArticleLink({ card, children }: { card: ArticleCard; children: ReactNode }) {
  return (
    <Pressable className="article-link" role="link" onPress={() => readArticle(card)}>
      {children}
    </Pressable>
  )
}
