import { createElement, useState } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import { MediaKind } from '@/wire/enums/content'
import { clockSeconds } from '@/domain/time/clock-seconds'
import { Clip } from '@/ui/clip'
import { sharpUrl } from '@/ui/picture/sharp-url'
import { partOf, type PartEvent } from '@/ui/template-part'
import { byLine, countsOf } from './card-parts'
import { messages } from './messages'
import { readArticle } from './read-article'

/** A video article that plays in its place; the mini-program draws it by the template "clip-card". */
export function ClipCard({ card, nowMs }: { card: ArticleCard; nowMs: number }) {
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const clip = card.media.find(({ kind }) => kind === MediaKind.video)
  const title = card.title ?? ''
  const seconds = clip?.durationSeconds ?? null
  return createElement(
    'clip-card',
    {
      clip: clip !== undefined,
      picture: clip?.poster && !hasFailed ? sharpUrl(clip.poster) : '',
      play: isPlaying ? '' : messages.play(title),
      length: seconds === null ? '' : clockSeconds(seconds),
      title,
      by: byLine(card, nowMs),
      ...countsOf(card),
      onTap: (event: PartEvent) => (partOf(event) === 'play' ? setPlaying(true) : readArticle(card)),
      onError: () => setFailed(true),
    },
    clip && isPlaying && <Clip src={clip.url} poster={clip.poster ?? ''} label={title} />,
  )
}
