import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'
import { FeedbackCategory, FeedbackLimit } from '@/wire/enums/feedback'
import { beyondLimits, type BegunForm } from '@/domain/feedback/draft'
import { useOnline } from '@/hooks/use-online'
import { usePageShown } from '@/hooks/use-page-shown'
import { replace } from '@/services/navigation/open'
import { rememberPage } from '@/platform/page-change'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { showToast } from '@/ui/popup/toast'
import { FormField } from '@/ui/form-field'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { TextArea } from '@/ui/text-area'
import { messages } from '../messages'
import './feedback-form.scss'
import { MediaGrid } from './media-grid'
import { stateOf } from './media-state'
import { useFeedbackDraft, type FeedbackDraftView } from './use-feedback-draft'

/** Why it cannot be sent yet, or what sending waits for. */
const hintOf = ({ draft, media }: FeedbackDraftView): { hint: string | undefined; isReady: boolean } => {
  if (draft.category === null) return { hint: messages.missing.category, isReady: false }
  if (draft.content.trim() === '') return { hint: messages.missing.words, isReady: false }
  const beyond = beyondLimits(draft)
  const tooMuch = (['words', 'contact', 'media'] as const).find((part) => beyond[part] > 0)
  if (tooMuch !== undefined) return { hint: messages.tooMuch[tooMuch](beyond[tooMuch]), isReady: false }
  const states = draft.media.map((one) => stateOf(one, media.known).status)
  if (states.includes('lost')) return { hint: messages.missing.lost, isReady: false }
  const left = states.filter((status) => status !== 'sent').length
  return { hint: left > 0 ? messages.afterUploads(left) : undefined, isReady: true }
}

interface FeedbackFormProps {
  userId: string
  id: string
  /** What the page that led here has put into a new one. */
  begun: BegunForm
  onLeave: () => void
}

/** A feedback that is being written. */
export function FeedbackForm({ userId, id, begun, onLeave }: FeedbackFormProps) {
  const view = useFeedbackDraft(userId, id, begun)
  const { draft, change, isFixed, isOnItsWay, end } = view
  const isShown = usePageShown()
  const isOnline = useOnline()
  const { hint, isReady } = hintOf(view)

  const submit = async (): Promise<void> => {
    const isStillHere = rememberPage()
    if (!(await view.submit())) return
    showToast(messages.submitted)
    if (isStillHere()) await replace('pages/feedback/details', { id })
  }

  useEffect(() => {
    if (!isShown) return
    if (end === 'arrived') void replace('pages/feedback/details', { id })
    if (end === 'deleted') onLeave()
  }, [end, isShown, id, onLeave])

  return (
    <PageShell
      surface="canvas"
      nav={<NavBar title={messages.title} onBack={onLeave} />}
      foot={
        <StickyBar>
          <Button isDisabled={!isReady || !isOnline} isLoading={isOnItsWay} hint={hint} onPress={submit}>
            {draft.isSending ? messages.sendAgain : messages.submit}
          </Button>
        </StickyBar>
      }
    >
      {!isOnline && (
        <View className="feedback-form__note">
          <Notice tone="orange" icon="alert">
            {messages.offline}
          </Notice>
        </View>
      )}
      {view.isJoined && (
        <View className="feedback-form__note">
          <Notice>{messages.joined}</Notice>
        </View>
      )}
      {draft.isSending && !isOnItsWay && isOnline && (
        <View className="feedback-form__note">
          <Notice>{messages.notSure}</Notice>
        </View>
      )}
      <Card>
        <View className="feedback-form__head">{messages.category}</View>
        <View className="feedback-form__categories" role="radiogroup" aria-label={messages.category}>
          {Object.values(FeedbackCategory).map((category) => (
            <Chip
              key={category}
              role="radio"
              isOn={category === draft.category}
              isDisabled={isFixed}
              onPress={() => change({ category })}
            >
              {messages.categories[category]}
            </Chip>
          ))}
        </View>
        <View className="feedback-form__head">
          <Text>{messages.words}</Text>
          <View className="feedback-form__where" role="status">
            {view.where === 'both' && messages.savedBoth}
            {view.where === 'phone' && messages.savedHere}
          </View>
        </View>
        <TextArea
          label={messages.words}
          value={draft.content}
          placeholder={messages.wordsPlaceholder}
          maxLength={FeedbackLimit.words}
          isDisabled={isFixed}
          onChange={(content) => change({ content })}
        />
        <MediaGrid draft={draft} media={view.media} isFixed={isFixed} />
      </Card>
      <Card isList>
        <FormField
          label={messages.contact}
          value={draft.contact}
          placeholder={messages.contactPlaceholder}
          maxLength={FeedbackLimit.contact}
          isDisabled={isFixed}
          onChange={(contact) => change({ contact })}
        />
      </Card>
    </PageShell>
  )
}
