import { View } from '@tarojs/components'
import classNames from 'classnames'
import type { CSSProperties } from 'react'
import type { ModelHomeItem } from '@/domain/vehicle/model-home'
import { messages } from './messages'
import './poster.scss'

/** For each shape of window the picture that fits it best, as far as there is one. */
const picturesOf = ({ purchaseCarPoster, tabletPoster, widePoster }: ModelHomeItem) =>
  ({
    '--poster': `url("${purchaseCarPoster}")`,
    ...(tabletPoster && { '--tablet-poster': `url("${tabletPoster}")` }),
    ...(widePoster && { '--wide-poster': `url("${widePoster}")` }),
  }) as CSSProperties

interface PosterProps {
  /** The chosen model, and those whose picture is to be at hand. */
  models: readonly ModelHomeItem[]
  chosenId: string
}

/** The posters in one pile; only the chosen one is opaque, so that a change of model cross-fades. */
export function Poster({ models, chosenId }: PosterProps) {
  return (
    <View className="poster">
      {models.map((model) => (
        <View
          key={model.id}
          className={classNames('poster__picture', model.id === chosenId && 'poster__picture--on')}
          style={picturesOf(model)}
          role="img"
          aria-label={messages.poster(model.modelName)}
          aria-hidden={model.id !== chosenId}
        />
      ))}
      <View className="poster__veil" />
    </View>
  )
}
