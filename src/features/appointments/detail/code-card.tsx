import { View } from '@tarojs/components'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { inFours } from '@/domain/in-fours'
import { useScreenLight } from '@/hooks/use-screen-light'
import { Card } from '@/ui/card'
import { QrCode } from '@/ui/qr-code'
import { messages } from '../messages'
import './code-card.scss'

/** Room for the code, in px of the design. */
const CODE_SIZE = 148

/** What is shown at the shop's door. */
export function CodeCard({ appointment: { code, consultationType } }: { appointment: AppointmentDetail }) {
  useScreenLight()
  return (
    <Card title={messages.codeTitle}>
      <View className="code-card">
        <QrCode text={code} label={messages.codeLabel} size={CODE_SIZE} />
        <View className="code-card__digits">{inFours(code)}</View>
        <View className="code-card__text">
          {consultationType === ConsultationType.testDrive ? messages.bringLicence : messages.codeText}
        </View>
      </View>
    </Card>
  )
}
