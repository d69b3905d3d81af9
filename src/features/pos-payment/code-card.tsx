import { Text, View } from '@tarojs/components'
import type { PosPayment } from '@/wire/schemas/balance'
import { inFours } from '@/domain/in-fours'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { useScreenLight } from '@/hooks/use-screen-light'
import { serverNow } from '@/services/server-clock'
import { BarCode } from '@/ui/bar-code'
import { Card } from '@/ui/card'
import { Countdown } from '@/ui/countdown'
import { Price } from '@/ui/price'
import { messages } from './messages'
import type { ShownState } from './pos-progress'
import './code-card.scss'

/** Room for the code, in px of the design. */
const BARS_SIZE = 311

interface CodeCardProps {
  pos: PosPayment
  state: ShownState
  onEnd: () => void
}

/** The amount, and the code while the till may take it. */
export function CodeCard({ pos, state, onEnd }: CodeCardProps) {
  const { attempt, code, storeName } = pos
  const { expirationTime } = attempt
  const isScanned = state === 'waiting' || state === 'taken'
  useScreenLight(isScanned)
  return (
    <Card>
      <View className="pos-code">
        <View className="pos-code__where">{messages.byCardAt(storeName)}</View>
        <Price amountFen={attempt.amountFen} size={44} />
        {isScanned && (
          <>
            <BarCode digits={code} label={messages.bars(code)} size={BARS_SIZE} />
            <View className="pos-code__digits">{inFours(code)}</View>
          </>
        )}
        {state === 'waiting' && expirationTime !== null && (
          <View className="pos-code__until">
            <Text>{messages.validFor}</Text>
            <Countdown key={attempt.payNo} endMs={parseShanghai(expirationTime)} now={serverNow} onEnd={onEnd} />
          </View>
        )}
      </View>
    </Card>
  )
}
