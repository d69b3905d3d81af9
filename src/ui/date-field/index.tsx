import { View } from '@tarojs/components'
import classNames from 'classnames'
import { FieldRow } from '@/ui/form-field'
import { Icon } from '@/ui/icon'
import type { DateFieldProps } from './types'
import './native.scss'

/**
 * A row whose value is a day; in H5 the browser's own calendar. While it is empty its placeholder stands over the browser's
 * own, which speaks the browser's language; who types the day sees what is typed.
 */
export function DateField({ label, value, placeholder, first, last, error, onChange }: DateFieldProps) {
  return (
    <FieldRow label={label} error={error}>
      <View className="native-date">
        <input
          type="date"
          className={classNames('native-date__input', !value && 'native-date__input--empty')}
          aria-label={label}
          aria-invalid={Boolean(error) || undefined}
          value={value}
          min={first}
          max={last}
          onChange={(event) => onChange(event.target.value)}
        />
        {!value && (
          <View className="native-date__placeholder" aria-hidden>
            {placeholder}
          </View>
        )}
        <Icon name="chevron" size={16} className="native-date__chevron" />
      </View>
    </FieldRow>
  )
}
