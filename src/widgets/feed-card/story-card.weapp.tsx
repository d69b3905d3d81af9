import { createElement, useState } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import { MediaKind } from '@/wire/enums/content'
import { sharpUrl } from '@/ui/picture/sharp-url'
import { byLine, countsOf } from './card-parts'
import { readArticle } from './read-article'

/** A picture-text article; the mini-program draws it by the template "story-card", which is sent the words alone. */
export function StoryCard({ card, nowMs }: { card: ArticleCard; nowMs: number }) {
  const [hasFailed, setFailed] = useState(false)
  const picture = card.media.find(({ kind }) => kind === MediaKind.picture)
  return createElement('story-card', {
    picture: picture && !hasFailed ? sharpUrl(picture.url) : '',
    failed: hasFailed || undefined,
    title: card.title,
    summary: card.summary,
    by: byLine(card, nowMs),
    ...countsOf(card),
    onTap: () => readArticle(card),
    onError: () => setFailed(true),
  })
}
