import { View } from '@tarojs/components'
import { useEffect } from 'react'
import type { DeliveryEvaluation, SentEvaluation as Sent } from '@/wire/schemas/evaluation'
import { EvaluationItem } from '@/wire/enums/evaluation'
import { shortTime } from '@/domain/time/shanghai-time'
import { unsentUploads } from '@/services/storage/unsent-uploads'
import { useUser } from '@/stores/session'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { KeptTiles } from '@/widgets/picture-uploads/kept-tiles'
import { StickyBar } from '@/ui/sticky-bar'
import { Tag } from '@/ui/tag'
import { GivenStars } from '@/widgets/stars'
import { DeliveryCard } from './delivery-card'
import { draftSlotOf } from './draft'
import { messages } from './messages'
import { photosPurpose } from './photos-purpose'
import './sent-evaluation.scss'

interface SentEvaluationProps {
  evaluation: DeliveryEvaluation
  sent: Sent
  onLeave: () => void
}

/** What was said of the delivery; nothing can be added. */
export function SentEvaluation({ evaluation, sent, onLeave }: SentEvaluationProps) {
  const { id } = evaluation
  const userId = useUser()?.id
  useEffect(() => {
    draftSlotOf(id)(userId).clear()
    unsentUploads(photosPurpose(id)).clear()
  }, [id, userId])
  const { stars, tags, words, photos, sentTime } = sent
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={
        <StickyBar>
          <Button onPress={onLeave}>{messages.toOrder}</Button>
        </StickyBar>
      }
    >
      <DeliveryCard {...evaluation} />
      <Card title={messages.thanks}>
        <Notice tone="green" icon="check">
          {messages.sentAt(shortTime(sentTime))}
        </Notice>
        {Object.values(EvaluationItem).map((item) => (
          <GivenStars key={item} label={messages.items[item]} count={stars[item]} />
        ))}
        {tags.length > 0 && (
          <View className="sent-evaluation__tags" role="list" aria-label={messages.tagsLabel}>
            {tags.map((tag) => (
              <View key={tag} role="listitem">
                <Tag tone="blue">{messages.tags[tag]}</Tag>
              </View>
            ))}
          </View>
        )}
      </Card>
      {words !== '' && (
        <Card title={messages.yourWords}>
          <View className="sent-evaluation__words">{words}</View>
        </Card>
      )}
      {photos.length > 0 && (
        <Card title={messages.photos}>
          <KeptTiles pictures={photos} altOf={messages.photo} />
        </Card>
      )}
    </PageShell>
  )
}
