import { Text } from '@tarojs/components'
import { readRate } from '@/domain/finance/loan-input'
import { rateText } from '@/domain/money/percent-text'
import { Button } from '@/ui/button'
import { FormField } from '@/ui/form-field'
import { useToldFault, type CountFault } from '@/widgets/loan/fields/use-told-fault'
import { useTypedNumber } from '@/widgets/loan/fields/use-typed-number'
import { messages } from './messages'

interface RateFieldProps {
  /** Basis points a year. */
  rateBp: number
  onChange: (rateBp: number) => void
  onFault?: CountFault
}

/** The shopper's own annual rate; 0 is free of interest. */
export function RateField({ rateBp, onChange, onFault }: RateFieldProps) {
  const field = useTypedNumber(rateBp, { read: readRate, write: rateText, onChange })
  useToldFault(field.fault !== null, onFault)
  return (
    <>
      <FormField
        label={messages.annualRate}
        kind="decimal"
        value={field.text}
        error={field.fault ? messages.rateFault[field.fault] : undefined}
        trailing={<Text className="c-2">{messages.perCent}</Text>}
        onChange={field.type}
        onBlur={field.leave}
        onSubmit={field.leave}
      />
      {field.nearest !== undefined && (
        <Button kind="line" isSmall onPress={field.mend}>
          {messages.useRate(rateText(field.nearest))}
        </Button>
      )}
    </>
  )
}
