import { Text, View } from '@tarojs/components'
import type { PosPayment } from '@/contract/entities/balance'
import { parseShanghai } from '@/domain/shanghai-time'
import { serverNow } from '@/services/server-clock'
import { Card } from '@/ui/card'
import { Countdown } from '@/ui/countdown'
import { Price } from '@/ui/price'
import { QrCode } from '@/ui/qr-code'
import { groupDigits } from './group-digits'
import { messages } from './messages'
import type { PosStage } from './pos-progress'
import './code-card.scss'

/** Room for the code, in px of the design. */
const QR_SIZE = 160

interface CodeCardProps {
  pos: PosPayment
  stage: PosStage
  onEnd: () => void
}

/** The amount, and the code while the till may take it. */
export function CodeCard({ pos, stage, onEnd }: CodeCardProps) {
  const { attempt, code, storeName } = pos
  const { expirationTime } = attempt
  return (
    <Card>
      <View className="pos-code">
        <View className="pos-code__where">{messages.byCardAt(storeName)}</View>
        <Price amountFen={attempt.amountFen} size={44} />
        {(stage === 'waiting' || stage === 'taken') && (
          <>
            <QrCode text={code} label={messages.qr(code)} size={QR_SIZE} />
            <View className="pos-code__digits">{groupDigits(code)}</View>
          </>
        )}
        {stage === 'waiting' && expirationTime !== null && (
          <View className="pos-code__until">
            <Text>{messages.validFor}</Text>
            <Countdown key={attempt.payNo} endMs={parseShanghai(expirationTime)} now={serverNow} onEnd={onEnd} />
          </View>
        )}
      </View>
    </Card>
  )
}
