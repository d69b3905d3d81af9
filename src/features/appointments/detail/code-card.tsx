import { View } from '@tarojs/components'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { AppointmentDetail } from '@/wire/schemas/appointment'
import { Card } from '@/ui/card'
import { QrCode } from '@/ui/qr-code'
import { messages } from '../messages'
import './code-card.scss'

/** Room for the code, in px of the design. */
const CODE_SIZE = 148

/** A code in groups of four, as it is read out. */
const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')

/** What is shown at the shop's door. */
export function CodeCard({ appointment: { code, consultationType } }: { appointment: AppointmentDetail }) {
  return (
    <Card title={messages.codeTitle}>
      <View className="code-card">
        <QrCode text={code} label={messages.codeLabel} size={CODE_SIZE} />
        <View className="code-card__digits">{inGroups(code)}</View>
        <View className="code-card__text">
          {consultationType === ConsultationType.testDrive ? messages.bringLicence : messages.codeText}
        </View>
      </View>
    </Card>
  )
}
