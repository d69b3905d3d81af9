import { View } from '@tarojs/components'
import { useState } from 'react'
import { AppointmentPraise } from '@/wire/enums/appointment'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { toggled } from '@/domain/shop/shop-filters'
import { rateAppointment } from '@/services/api/appointment'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Chip } from '@/ui/chip'
import { Tag } from '@/ui/tag'
import { GivenStars, StarChoice } from '@/widgets/stars'
import { messages } from '../messages'
import type { AppointmentView } from './use-appointment'
import './review-card.scss'

interface ReviewCardProps {
  appointment: AppointmentDetail
  act: AppointmentView['act']
}

const { knewTheCar, onTime, goodRoute, noPressure } = AppointmentPraise

/** What can have been good about an appointment. */
const PRAISES: Readonly<Record<ConsultationType, readonly AppointmentPraise[]>> = {
  [ConsultationType.testDrive]: [knewTheCar, onTime, goodRoute, noPressure],
  [ConsultationType.order]: [knewTheCar, onTime, noPressure],
}

/** The review of an appointment that took place: to give, or as it was given. */
export function ReviewCard({ appointment, act }: ReviewCardProps) {
  const { id, consultationType, stars: given, praise: givenPraise } = appointment
  const [stars, setStars] = useState(0)
  const [praise, setPraise] = useState<AppointmentPraise[]>([])
  if (given !== null) return <GivenReview stars={given} praise={givenPraise ?? []} />
  return (
    <Card title={messages.reviewTitle}>
      <StarChoice label={messages.stars} count={stars} onChange={setStars} />
      <View className="review-card__praise" role="group" aria-label={messages.praiseLabel}>
        {PRAISES[consultationType].map((one) => (
          <Chip key={one} isOn={praise.includes(one)} onPress={() => setPraise(toggled(praise, one))}>
            {messages.praises[one]}
          </Chip>
        ))}
      </View>
      <Button
        isDisabled={stars === 0}
        hint={stars === 0 ? messages.needsStars : undefined}
        onPress={() => act(() => rateAppointment({ id, stars, praise }), messages.reviewSent)}
      >
        {messages.sendReview}
      </Button>
    </Card>
  )
}

function GivenReview({ stars, praise }: { stars: number; praise: readonly AppointmentPraise[] }) {
  return (
    <Card title={messages.reviewTitle}>
      <GivenStars label={messages.stars} count={stars} />
      {praise.length > 0 && (
        <View className="review-card__praise" role="list" aria-label={messages.praiseLabel}>
          {praise.map((one) => (
            <View key={one} role="listitem">
              <Tag tone="blue">{messages.praises[one]}</Tag>
            </View>
          ))}
        </View>
      )}
    </Card>
  )
}
