import type { ReactNode } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import { rememberCard } from '@/services/articles/opened-card'
import { open } from '@/services/navigation/open'
import { Pressable } from '@/ui/pressable'
import './article-link.scss'

/** The words of a card that lead to its article; the whole card can be tapped. */
export function ArticleLink({ card, children }: { card: ArticleCard; children: ReactNode }) {
  const read = () => {
    rememberCard(card)
    void open('pages/articles/view', { id: card.id })
  }
  return (
    <Pressable className="article-link" role="link" onPress={read}>
      {children}
    </Pressable>
  )
}
