import { Picker, View } from '@tarojs/components'
import classNames from 'classnames'
import { FieldRow } from '@/ui/form-field'
import { Icon } from '@/ui/icon'
import type { DateFieldProps } from './types'
import './index.scss'

/** A row whose value is a day, chosen in WeChat's own wheels. */
export function DateField({ label, value, placeholder, first, last, error, onChange }: DateFieldProps) {
  return (
    <FieldRow label={label} error={error}>
      <Picker
        className="date-field__picker"
        mode="date"
        value={value || last}
        start={first}
        end={last}
        onChange={(event) => onChange(event.detail.value)}
      >
        <View className="date-field__choice" {...{ role: 'button', 'aria-label': `${label}, ${value || placeholder}` }}>
          <View className={classNames('date-field__value', !value && 'date-field__value--empty')}>
            {value || placeholder}
          </View>
          <Icon name="chevron" size={16} />
        </View>
      </Picker>
    </FieldRow>
  )
}
