import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { PosPayment } from '@/wire/schemas/balance'
import { inFours } from '@/domain/in-fours'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { useScreenLight } from '@/hooks/use-screen-light'
import { BarCode } from '@/ui/bar-code'
import { Card } from '@/ui/card'
import { Countdown } from '@/widgets/countdown'
import { Price } from '@/ui/price'
import { messages } from './messages'
import type { ShownState } from './pos-progress'
import './code-card.scss'

/** Room for the code, in px of the design. */
const BARS_SIZE = 311

interface CodeCardProps {
  pos: PosPayment
  state: ShownState
}

/** The amount, and the code while the till may take it. */
export function CodeCard({ pos, state }: CodeCardProps) {
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
          <TimeLeft key={attempt.payNo} endMs={parseShanghai(expirationTime)} />
        )}
      </View>
    </Card>
  )
}

/** How long a till takes the code; once that is over the server is still to say whether a till has taken it. */
function TimeLeft({ endMs }: { endMs: number }) {
  const [isUp, setUp] = useState(false)
  return (
    <View className="pos-code__until">
      <Text>{isUp ? messages.timeIsUp : messages.validFor}</Text>
      {!isUp && <Countdown endMs={endMs} onEnd={() => setUp(true)} />}
    </View>
  )
}
