import { View } from '@tarojs/components'
import { useState } from 'react'
import { payMethods } from '@/domain/payment/pay-method'
import { BarCode } from '@/ui/bar-code'
import { PayMethodIcon } from '@/widgets/pay-method'
import { PriceBreakdown } from '@/ui/price-breakdown'
import { ReasonList } from '@/widgets/reason-list'
import { NO_REASON } from '@/widgets/reason-list/reasons'
import { TickList } from '@/ui/tick-list'
import { Specimen } from './specimen'

const PARTS = [
  { name: 'Vela 7 Long Range', kind: 'Version', amountFen: 25_990_000 },
  { name: 'Pine Green', kind: 'Colour', amountFen: 600_000 },
  { name: 'Arc 10', kind: 'Wheels', amountFen: 0 },
]
const TOTAL_FEN = 26_590_000
const BARS_SIZE = 300

/** What stands around a price and a payment. */
export function MoneySpecimens() {
  const [reasons, setReasons] = useState(NO_REASON)
  return (
    <>
      <Specimen name="What a price is made of">
        <PriceBreakdown rows={PARTS} totalLabel="Configured price" totalFen={TOTAL_FEN} />
      </Specimen>
      <Specimen name="Ways to pay">
        <View className="specimen__wrap">
          {payMethods.map(({ code }) => (
            <PayMethodIcon key={code} method={code} />
          ))}
          {payMethods.map(({ code }) => (
            <PayMethodIcon key={code} method={code} isPlain />
          ))}
        </View>
      </Specimen>
      <Specimen name="Bars for a till">
        <BarCode digits="48291607" label="Code 4829 1607 for the till" size={BARS_SIZE} />
      </Specimen>
      <Specimen name="Promises">
        <TickList items={['Back in full at any time until the order is locked', 'Your build slot is held']} />
      </Specimen>
      <Specimen name="Reasons">
        <ReasonList choice={reasons} onChange={setReasons} />
      </Specimen>
    </>
  )
}
