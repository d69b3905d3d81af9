import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import type { ArticleCard } from '@/wire/schemas/content'
import { SlideStyle } from '@/wire/enums/content'
import { useSwipe } from '@/hooks/use-swipe'
import { openPicture } from '@/services/articles/article-pictures'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { picturesOf } from './lead'
import { messages } from './messages'
import './slides.scss'

/** Width by height of a picture at the head, and of one of a strip. */
const HEAD_RATIO = 375 / 340
const STRIP_RATIO = 4 / 3

/** The pictures that lead into an article, by its slide style. */
export function Slides({ card }: { card: ArticleCard }) {
  const pictures = picturesOf(card)
  if (pictures.length === 0) return null
  switch (card.slideStyle) {
    case SlideStyle.none:
      return null
    case SlideStyle.style1:
      return <Carousel card={card} />
    case SlideStyle.style2:
      return <Strip card={card} />
    case SlideStyle.fullScreen:
      return <Carousel card={card} isFull />
    default:
      return card.slideStyle satisfies never
  }
}

/** One picture at a time; a swipe leads to the next. */
function Carousel({ card, isFull = false }: { card: ArticleCard; isFull?: boolean }) {
  const [shown, setShown] = useState(0)
  const pictures = picturesOf(card)
  const count = pictures.length
  const swipe = useSwipe({ onSwipe: (step) => setShown((index) => (index + step + count) % count) })
  const picture = pictures[shown]
  if (picture === undefined) return null
  const alt = messages.picture(card.title ?? '', shown + 1, count)
  return (
    <View className={classNames('slides', isFull && 'slides--full')} {...swipe}>
      <Pressable
        className={isFull ? 'slides__fill' : 'slides__press'}
        label={alt}
        onPress={() => openPicture(card, picture.url)}
      >
        <Picture src={picture.url} alt={alt} ratio={isFull ? undefined : HEAD_RATIO} isEager />
      </Pressable>
      {count > 1 && <View className="slides__place">{messages.place(shown + 1, count)}</View>}
    </View>
  )
}

/** All of them in a row that is scrolled across. */
function Strip({ card }: { card: ArticleCard }) {
  const pictures = picturesOf(card)
  return (
    <View className={classNames('slides__strip', pictures.length === 1 && 'slides__strip--one')}>
      {pictures.map(({ url }, index) => {
        const alt = messages.picture(card.title ?? '', index + 1, pictures.length)
        return (
          <Pressable key={url} className="slides__card" label={alt} onPress={() => openPicture(card, url)}>
            <Picture src={url} alt={alt} ratio={STRIP_RATIO} drawnPx={280} isEager={index === 0} />
          </Pressable>
        )
      })}
    </View>
  )
}
