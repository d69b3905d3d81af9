import { useState } from 'react'
import type { FeedbackDetail } from '@/wire/schemas/feedback'
import { FeedbackLimit } from '@/wire/enums/feedback'
import { rateFeedback } from '@/services/api/feedback'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { alertDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import { Segmented } from '@/ui/segmented'
import { messages } from '../messages'
import './rate-card.scss'

const STARS = Array.from({ length: FeedbackLimit.stars }, (_, index) => String(index + 1))

/** One to five stars for the answer, once. */
export function RateCard({ id, onChanged }: { id: string; onChanged: (detail: FeedbackDetail) => void }) {
  const [stars, setStars] = useState('5')
  const rate = async (): Promise<void> => {
    try {
      onChanged(await rateFeedback({ id, stars: Number(stars) }))
      showToast(messages.thanks)
    } catch (error) {
      await alertDialog({ title: messages.rateFailed, text: failureText(error) })
    }
  }
  return (
    <Card title={messages.rateTitle}>
      <Segmented
        items={STARS.map((key) => ({ key, label: key }))}
        selected={stars}
        onSelect={setStars}
        label={messages.rateTitle}
      />
      <Button kind="quiet" className="rate-card__button" onPress={rate}>
        {messages.rate}
      </Button>
    </Card>
  )
}
