import { FieldRow } from '@/ui/form-field'
import type { DateFieldProps } from './types'
import './index.scss'

/** A row whose value is a day; in H5 the browser's own calendar. */
export function DateField({ label, value, first, last, error, onChange }: DateFieldProps) {
  return (
    <FieldRow label={label} error={error}>
      <input
        type="date"
        className="date-field__input"
        aria-label={label}
        aria-invalid={Boolean(error) || undefined}
        value={value}
        min={first}
        max={last}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldRow>
  )
}
