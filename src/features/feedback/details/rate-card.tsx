import { useState } from 'react'
import type { FeedbackDetail } from '@/wire/schemas/feedback'
import { rateFeedback } from '@/services/api/feedback'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { alertDialog } from '@/ui/popup/dialogs'
import { showToast } from '@/ui/popup/toast'
import { StarChoice } from '@/widgets/stars'
import { messages } from '../messages'
import './rate-card.scss'

/** One to five stars for the answer, once. */
export function RateCard({ id, onChanged }: { id: string; onChanged: (detail: FeedbackDetail) => void }) {
  const [stars, setStars] = useState(0)
  const rate = async (): Promise<void> => {
    try {
      onChanged(await rateFeedback({ id, stars }))
      showToast(messages.thanks)
    } catch (error) {
      await alertDialog({ title: messages.rateFailed, text: failureText(error) })
    }
  }
  return (
    <Card title={messages.rateTitle}>
      <StarChoice label={messages.stars} count={stars} onChange={setStars} />
      <Button
        kind="quiet"
        className="rate-card__button"
        isDisabled={stars === 0}
        hint={stars === 0 ? messages.needsStars : undefined}
        onPress={rate}
      >
        {messages.rate}
      </Button>
    </Card>
  )
}
