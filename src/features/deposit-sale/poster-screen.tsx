import { View } from '@tarojs/components'
import { useEffect, useState, type ReactNode } from 'react'
import type { ModelHomeItem } from '@/domain/vehicle/model-home'
import { Tabs } from '@/ui/tabs'
import { Facts } from './facts'
import { Headline } from './headline'
import { messages } from './messages'
import { MoreLinks } from './more-links'
import { Poster } from './poster'
import { useSwipe } from '@/hooks/use-swipe'
import './poster-screen.scss'

interface PosterScreenProps {
  models: readonly ModelHomeItem[]
  model: ModelHomeItem
  onChoose: (modelId: string) => void
  /** Under the headline: an order that waits for its payment. */
  strip?: ReactNode
  /** Under the figures: rights and buttons. */
  children: ReactNode
}

/** The other posters load once the chosen one has had the network to itself, or as soon as a finger comes. */
const WARM_UP_MS = 2_000

/** One model on the whole screen; a tab or a swipe shows the next. */
export function PosterScreen({ models, model, onChoose, strip, children }: PosterScreenProps) {
  const [isWarm, setWarm] = useState(false)
  const warmUp = () => setWarm(true)
  useEffect(() => {
    const timer = setTimeout(warmUp, WARM_UP_MS)
    return () => clearTimeout(timer)
  }, [])

  const swipe = useSwipe({
    onTouch: warmUp,
    onSwipe: (step) => {
      const next = models[models.indexOf(model) + step]
      if (next) onChoose(next.id)
    },
  })

  return (
    <View className="poster-screen" {...swipe}>
      <Poster models={isWarm ? models : [model]} chosenId={model.id} />
      <View className="poster-screen__top">
        <View className="poster-screen__tabs">
          <Tabs
            label={messages.models}
            items={models.map(({ id, modelName }) => ({ key: id, label: modelName }))}
            selected={model.id}
            onSelect={onChoose}
            isOnMedia
            isLarge
          />
        </View>
        <View key={model.id} className="poster-screen__words">
          <Headline model={model} />
          <MoreLinks modelId={model.id} />
        </View>
        {strip}
      </View>
      <View className="poster-screen__foot">
        <View key={model.id} className="poster-screen__words">
          <Facts facts={model.facts} />
        </View>
        {children}
      </View>
    </View>
  )
}
