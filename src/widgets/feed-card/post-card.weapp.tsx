import { createElement, useMemo, useState } from 'react'
import type { ArticleCard, Media } from '@/wire/schemas/content'
import '@/ui/avatar/index.scss'
import '@/ui/button/index.scss'
import { sharpUrl } from '@/ui/picture/sharp-url'
import { useOnePress } from '@/ui/pressable/use-one-press'
import { partOf, type PartEvent } from '@/ui/template-part'
import { countsOf } from './card-parts'
import { gridOf } from './grid'
import './media-grid.scss'
import { messages } from './messages'
import './post-card.scss'
import { whenAndWhere } from './published'
import { readArticle } from './read-article'
import { useFollowAuthor } from './use-follow-author'

const AVATAR_PX = 40
/** Of all columns, on a screen of 375 px. */
const GRID_PX = 335

/** An owner's post: plain words and pictures, without a title; the mini-program draws it by the template "post-card". */
export function PostCard({ card, nowMs }: { card: ArticleCard; nowMs: number }) {
  const { author, summary, hashtags, media } = card
  const { relation, isFollowing, change } = useFollowAuthor(author)
  const follow = useOnePress(change)
  const [failed, setFailed] = useState<readonly string[]>([])
  // The same lists as long as nothing changes: else they are sent anew with every change of the card.
  const tags = useMemo(() => hashtags.map(({ name }) => messages.hashtag(name)), [hashtags])
  const { columns, pictures, hiddenCount } = useMemo(() => {
    const grid = gridOf(media)
    const urlOf = ({ url, poster }: Media) => sharpUrl(poster ?? url, GRID_PX / grid.columns)
    const sent = grid.shown.map((one, nth) => ({ nth, url: failed.includes(String(nth)) ? '' : urlOf(one) }))
    return { ...grid, pictures: sent }
  }, [media, failed])
  const press = (event: PartEvent) => {
    if (partOf(event) === 'follow') follow()
    else readArticle(card)
  }
  return createElement('post-card', {
    avatar: author.avatar && !failed.includes('avatar') ? sharpUrl(author.avatar, AVATAR_PX) : '',
    author: author.name,
    badge: author.badge,
    when: whenAndWhere(card, nowMs),
    ...(!author.isReader && {
      follow: messages.relations[relation],
      followSaid: messages.relationTo(relation, author.name),
      kind: isFollowing ? 'quiet' : 'line',
    }),
    summary,
    tags,
    pictures,
    columns,
    hidden: hiddenCount || undefined,
    pictureSaid: messages.pictureBy(author.name),
    ...countsOf(card),
    onTap: press,
    onError: (event: PartEvent) => setFailed((before) => [...before, partOf(event)]),
  })
}
