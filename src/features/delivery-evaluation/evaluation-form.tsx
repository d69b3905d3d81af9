import { View } from '@tarojs/components'
import type { EvaluationBody } from '@/contract/endpoints/evaluation'
import type { DeliveryEvaluation } from '@/contract/entities/evaluation'
import { EvaluationItem, EvaluationLimit, EvaluationTag } from '@/contract/enums/evaluation'
import { areAllReady, readyPaths } from '@/domain/picture-upload'
import { usePictureUploads } from '@/hooks/use-picture-uploads'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { showToast } from '@/ui/feedback/toast'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { UploadTiles } from '@/ui/picture-tiles'
import { StickyBar } from '@/ui/sticky-bar'
import { TextArea } from '@/ui/text-area'
import { DeliveryCard } from './delivery-card'
import { allStars, toggleTag } from './draft'
import { messages } from './messages'
import { StarChoice } from './stars'
import { useDraft } from './use-draft'
import './evaluation-form.scss'

interface EvaluationFormProps {
  evaluation: DeliveryEvaluation
  onSend: (said: Omit<EvaluationBody, 'id'>) => Promise<void>
  onLeave: () => void
}

/** What the shopper says of the delivery; a reload finds it again. */
export function EvaluationForm({ evaluation, onSend, onLeave }: EvaluationFormProps) {
  const { id } = evaluation
  const { draft, change } = useDraft(id)
  const photos = usePictureUploads({
    purpose: `evaluation:${id}`,
    onPickFailed: () => showToast(messages.pickFailed),
  })
  const stars = allStars(draft)
  const obstacle = stars === null ? messages.needsStars : areAllReady(photos.uploads) ? undefined : messages.waitForPhotos

  const submit = async (): Promise<void> => {
    if (stars === null) return
    await onSend({ stars, tags: draft.tags, words: draft.words, photos: readyPaths(photos.uploads) })
  }

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={
        <StickyBar>
          <Button isDisabled={obstacle !== undefined} hint={obstacle} onPress={submit}>
            {messages.submit}
          </Button>
        </StickyBar>
      }
    >
      <DeliveryCard {...evaluation} />
      <Card>
        {Object.values(EvaluationItem).map((item) => (
          <StarChoice
            key={item}
            label={messages.items[item]}
            count={draft.stars[item] ?? 0}
            onChange={(count) => change({ stars: { ...draft.stars, [item]: count } })}
          />
        ))}
        <View className="evaluation__tags" role="group" aria-label={messages.tagsLabel}>
          {Object.values(EvaluationTag).map((tag) => (
            <Chip key={tag} isOn={draft.tags.includes(tag)} onPress={() => change({ tags: toggleTag(draft.tags, tag) })}>
              {messages.tags[tag]}
            </Chip>
          ))}
        </View>
        <TextArea
          label={messages.words}
          placeholder={messages.wordsPlaceholder}
          value={draft.words}
          maxLength={EvaluationLimit.words}
          onChange={(words) => change({ words })}
        />
        <View className="evaluation__photos">
          <UploadTiles
            uploads={photos.uploads}
            maxCount={EvaluationLimit.photos}
            addLabel={messages.addPhoto}
            altOf={messages.photo}
            onAdd={() => void photos.add()}
            onRetry={photos.retry}
            onRemove={photos.remove}
          />
        </View>
        <View className="evaluation__note">{messages.photosNote}</View>
      </Card>
    </PageShell>
  )
}
