import { View } from '@tarojs/components'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { kilometres } from '@/domain/area/nearest-first'
import { STILL_RATIOS } from '@/domain/vehicle/still-ratios'
import { Card } from '@/ui/card'
import { KeyValues } from '@/ui/key-values'
import { Picture } from '@/ui/picture'
import { messages } from '../messages'
import { spanText } from '../when-text'
import './facts-card.scss'

/** What was booked: the car, when, where and for whom. */
export function FactsCard({ appointment }: { appointment: AppointmentDetail }) {
  const { modelName, carPoster, consultationType, storeName, drivenMetres, driverName } = appointment
  const { facts } = messages
  return (
    <Card>
      <View className="facts-card__picture">
        <Picture src={carPoster} alt={messages.car(modelName)} ratio={STILL_RATIOS.front34} fit="contain" isEager />
      </View>
      <KeyValues
        rows={[
          { label: facts.model, value: modelName },
          { label: facts.time, value: spanText(appointment) },
          { label: facts.shop, value: storeName },
          ...(drivenMetres === null
            ? []
            : [{ label: facts.distance, value: messages.kilometres(kilometres(drivenMetres)) }]),
          // Erased when the consent that it was given under was taken back.
          ...(driverName === ''
            ? []
            : [
                {
                  label: consultationType === ConsultationType.testDrive ? facts.driver : facts.visitor,
                  value: driverName,
                },
              ]),
        ]}
      />
    </Card>
  )
}
