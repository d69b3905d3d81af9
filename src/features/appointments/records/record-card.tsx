import { View } from '@tarojs/components'
import { AppointmentLimit } from '@/wire/enums/appointment'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { Appointment } from '@/wire/schemas/appointment'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { open } from '@/services/navigation/open'
import { Picture } from '@/ui/picture'
import { Pressable } from '@/ui/pressable'
import { messages } from '../messages'
import { STATUS_TONES } from '../status-tones'
import { useStanding } from '../use-standing'
import { spanText } from '../when-text'
import './record-card.scss'

const kindText = (type: ConsultationType): string =>
  type === ConsultationType.testDrive
    ? messages.withGuide(AppointmentLimit.minutes)
    : messages.talk(AppointmentLimit.minutes)

/** One appointment of the list: the car, when, where and with whom; the whole card leads to it. */
export function RecordCard({ appointment }: { appointment: Appointment }) {
  const { id, modelName, carPoster, consultationType, storeName, address, adviser } = appointment
  const when = spanText(appointment)
  const standing = useStanding(appointment)
  const status = messages.statuses[standing]
  return (
    <View className="record-card" role="listitem">
      <Pressable
        className="record-card__link"
        role="link"
        label={messages.openOne(modelName, when, status)}
        onPress={() => void open('pages/drive-record/drive-detail/drive-detail', { id })}
      >
        <View className="record-card__head">
          <View className="grow">
            <View className="t-h3">{modelName}</View>
            <View className="record-card__note">{kindText(consultationType)}</View>
          </View>
          <View className={`record-card__status c-${STATUS_TONES[standing]}`}>{status}</View>
        </View>
        <View className="record-card__when">
          <View className="record-card__picture">
            <Picture src={carPoster} alt="" ratio={STILL_RATIOS.front34} fit="contain" />
          </View>
          <View className="grow t-strong">{when}</View>
        </View>
        <View>{storeName}</View>
        <View className="record-card__note">{address}</View>
        <View className="record-card__note">{`${adviser.name} · ${adviser.role}`}</View>
      </Pressable>
    </View>
  )
}
