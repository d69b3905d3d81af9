import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import type { LoanScheme } from '@/wire/schemas/finance'
import { readDownPayment } from '@/domain/finance/loan-input'
import { downPaymentBounds } from '@/domain/finance/loan-plan'
import { formatYuan } from '@/domain/money/money'
import { shareText } from '@/domain/money/percent-text'
import { Slider } from '@/ui/slider'
import { TextInput } from '@/ui/text-input'
import './down-payment-field.scss'
import { faultText } from './down-payment-fault'
import { FaultHint } from './fault-hint'
import { messages } from './messages'
import { useTypedNumber } from './use-typed-number'
import { useToldWrong, type TellWrong } from './wrong-fields'

interface DownPaymentFieldProps {
  scheme: LoanScheme
  priceFen: number
  valueFen: number
  onChange: (downPaymentFen: number) => void
  tellWrong?: TellWrong | undefined
}

const FIELD_ID = 'down-payment'

const PERCENT = 100

/** The down payment, typed to the fen or drawn in whole percent of the price. */
export function DownPaymentField({ scheme, priceFen, valueFen, onChange, tellWrong }: DownPaymentFieldProps) {
  const { minFen, maxFen } = downPaymentBounds(scheme, priceFen)
  const field = useTypedNumber(valueFen, {
    read: (text) => readDownPayment(text, scheme, priceFen),
    write: formatYuan,
    onChange,
  })
  const told = useToldWrong(field.fault !== null, FIELD_ID, tellWrong)
  const ratio = valueFen / priceFen
  const slide = (percent: number) => {
    field.reset()
    onChange(Math.min(Math.max(Math.round((priceFen * percent) / PERCENT), minFen), maxFen))
  }
  return (
    <View id={FIELD_ID} className="down-payment">
      <View className="down-payment__head">
        <View className="down-payment__label">{messages.downPayment}</View>
        <View className={classNames('down-payment__value', field.fault !== null && 'down-payment__value--fault')}>
          <Text className="down-payment__share">
            {/* A wrong amount is no share that is known. */}
            {field.fault === null && `${messages.share(shareText(ratio))} · `}¥
          </Text>
          <View className="down-payment__amount">
            {/* Makes room for what is typed, so that it stands beside its sign; inputs do not grow by themselves. */}
            <Text className="down-payment__room" aria-hidden="true">
              {field.text}
            </Text>
            <TextInput
              className="down-payment__input"
              kind="decimal"
              label={messages.downPaymentInput}
              value={field.text}
              isInvalid={field.fault !== null}
              onChange={field.type}
              isFocused={told.isFocused}
              onBlur={() => {
                told.leave()
                field.leave()
              }}
              onSubmit={field.leave}
            />
          </View>
        </View>
      </View>
      {field.fault && field.nearest !== undefined && (
        <FaultHint
          text={faultText(field.fault, scheme, priceFen)}
          mendLabel={messages.useAmount(formatYuan(field.nearest))}
          onMend={field.mend}
        />
      )}
      <Slider
        label={messages.downPayment}
        value={Math.round(ratio * PERCENT)}
        min={Math.ceil((PERCENT * minFen) / priceFen)}
        max={Math.floor((PERCENT * maxFen) / priceFen)}
        valueText={messages.shareOf(shareText(ratio), formatYuan(valueFen))}
        onChange={slide}
      />
      <View className="down-payment__bounds" aria-hidden="true">
        <Text>{messages.share(shareText(scheme.minDownPaymentRatio))}</Text>
        <Text>{messages.share(shareText(scheme.maxDownPaymentRatio))}</Text>
      </View>
    </View>
  )
}
