import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Activity } from '@/wire/schemas/activity'
import { ExtraIcon } from '@/ui/extra-icon'
import { WayThere } from '@/widgets/way-there'
import { placesText, signUpText, whenText } from '../activity-texts'
import { messages } from '../messages'
import './activity-facts.scss'

const PERCENT = 100

/** When, where and for how many. */
export function ActivityFacts({ activity }: { activity: Activity }) {
  const { place, city, address, longitude, latitude } = activity
  return (
    <View className="activity-facts">
      <Fact icon={<ExtraIcon name="calendar" />} text={whenText(activity)} note={signUpText(activity)} />
      <Fact
        icon={<ExtraIcon name="location" />}
        text={messages.inCity(place, city)}
        note={address}
        link={<WayThere name={place} address={address} longitude={longitude} latitude={latitude} />}
      />
      {!activity.isCalledOff && <Places activity={activity} />}
    </View>
  )
}

function Places({ activity }: { activity: Activity }) {
  const { audience, quota, taken, resultTime } = activity
  return (
    <>
      <Fact icon={<ExtraIcon name="users" />} text={placesText(activity)} note={audience} />
      {quota !== null && resultTime === null && (
        <View className="activity-facts__bar" aria-hidden="true">
          <View className="activity-facts__taken" style={{ width: `${(taken / quota) * PERCENT}%` }} />
        </View>
      )}
    </>
  )
}

interface FactProps {
  icon: ReactNode
  text: string
  note: string
  link?: ReactNode
}

function Fact({ icon, text, note, link }: FactProps) {
  return (
    <View className="activity-fact">
      {icon}
      <View className="activity-fact__words">
        <View className="activity-fact__text">{text}</View>
        <View className="activity-fact__note">{note}</View>
      </View>
      {link}
    </View>
  )
}
