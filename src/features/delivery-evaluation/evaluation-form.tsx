import type { EvaluationBody, DeliveryEvaluation } from '@/wire/schemas/evaluation'
import { readyPaths, uploadObstacle } from '@/domain/picture-upload'
import { usePictureUploads } from '@/widgets/picture-uploads/use-picture-uploads'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { DeliveryCard } from './delivery-card'
import { allStars } from './draft'
import { EvaluationFields } from './evaluation-fields'
import { messages } from './messages'
import { photosPurpose } from './photos-purpose'
import { useDraft } from './use-draft'

interface EvaluationFormProps {
  evaluation: DeliveryEvaluation
  onSend: (said: Omit<EvaluationBody, 'id'>) => Promise<void>
  onLeave: () => void
}

/** What the shopper says of the delivery; a reload finds it again. */
export function EvaluationForm({ evaluation, onSend, onLeave }: EvaluationFormProps) {
  const { id } = evaluation
  const { draft, change } = useDraft(id)
  const photos = usePictureUploads({ purpose: photosPurpose(id) })
  const stars = allStars(draft)
  const obstacle = stars === null ? 'needsStars' : uploadObstacle(photos.uploads)

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
          <Button
            isDisabled={obstacle !== null}
            hint={obstacle ? messages.obstacles[obstacle] : undefined}
            onPress={submit}
          >
            {messages.submit}
          </Button>
        </StickyBar>
      }
    >
      <DeliveryCard {...evaluation} />
      <EvaluationFields draft={draft} photos={photos} onChange={change} />
    </PageShell>
  )
}
