import { Text, View } from '@tarojs/components'
import { readRate } from '@/domain/finance/loan-input'
import { rateText } from '@/domain/money/percent-text'
import { Button } from '@/ui/button'
import { FormField } from '@/ui/form-field'
import { useTypedNumber } from '@/widgets/loan/fields/use-typed-number'
import { useToldWrong, type TellWrong } from '@/widgets/loan/fields/wrong-fields'
import { messages } from './messages'

interface RateFieldProps {
  /** Basis points a year. */
  rateBp: number
  onChange: (rateBp: number) => void
  tellWrong: TellWrong
}

const FIELD_ID = 'own-rate'

/** The shopper's own annual rate; 0 is free of interest. */
export function RateField({ rateBp, onChange, tellWrong }: RateFieldProps) {
  const field = useTypedNumber(rateBp, { read: readRate, write: rateText, onChange })
  const told = useToldWrong(field.fault !== null, FIELD_ID, tellWrong)
  return (
    <View id={FIELD_ID}>
      <FormField
        label={messages.annualRate}
        kind="decimal"
        value={field.text}
        error={field.fault ? messages.rateFault[field.fault] : undefined}
        trailing={<Text className="c-2">{messages.perCent}</Text>}
        onChange={field.type}
        isFocused={told.isFocused}
        onBlur={() => {
          told.leave()
          field.leave()
        }}
        onSubmit={field.leave}
      />
      {field.nearest !== undefined && (
        <Button kind="line" isSmall onPress={field.mend}>
          {messages.useRate(rateText(field.nearest))}
        </Button>
      )}
    </View>
  )
}
